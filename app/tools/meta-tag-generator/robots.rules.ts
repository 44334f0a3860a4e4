import { IMAGE_PREVIEWS, type MetaChoices } from './fields.rules'

export type RobotsValues = Pick<MetaChoices, 'index' | 'follow' | 'maxImagePreview'> & {
  maxSnippet: string
  robotsOther: string
}

/** Splits at commas, but not in the date of `unavailable_after`. */
const partsOf = (content: string) =>
  content
    .split(/,(?!\s*\d{1,2}[ -])/)
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * The rules of a robots tag (Google Search Central, “Robots meta tag specifications”); where two
 * disagree, the stricter one holds.
 */
export function readRobots(content: string): RobotsValues {
  const values: RobotsValues = {
    index: 'index',
    follow: 'follow',
    maxImagePreview: '',
    maxSnippet: '',
    robotsOther: '',
  }
  const other: string[] = []
  for (const part of partsOf(content)) {
    const [name = '', setting = ''] = part
      .toLowerCase()
      .split(/:(.*)/s)
      .map((word) => word.trim())
    const preview = IMAGE_PREVIEWS.find((size) => size === setting)
    if (name === 'none') Object.assign(values, { index: 'noindex', follow: 'nofollow' })
    else if (name === 'noindex') values.index = 'noindex'
    else if (name === 'nofollow') values.follow = 'nofollow'
    else if (name === 'max-snippet' && /^-?\d+$/.test(setting)) values.maxSnippet = setting
    else if (name === 'max-image-preview' && preview) values.maxImagePreview = preview
    else if (!['index', 'follow', 'all'].includes(name)) other.push(part)
  }
  return { ...values, robotsOther: other.join(', ') }
}

/** The content of the tag; empty when it would say what holds without it. */
export function writeRobots({
  index,
  follow,
  maxImagePreview,
  maxSnippet,
  robotsOther,
}: RobotsValues): string {
  const rules = [
    index === 'noindex' ? index : '',
    follow === 'nofollow' ? follow : '',
    maxSnippet && `max-snippet:${maxSnippet}`,
    maxImagePreview && `max-image-preview:${maxImagePreview}`,
    robotsOther,
  ]
  return rules.filter(Boolean).join(', ')
}
