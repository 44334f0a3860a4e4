import { checkPage, type Answered } from './check-page.rules'
import { checkPicture, type AskedPicture } from './check-picture.rules'
import { checkTags } from './check-tags.rules'
import { compareTags, type ComparedTag, type Difference } from './compare.rules'
import { scriptJson } from './escape.rules'
import { sharedDescription, sharedTitle, type MetaValues } from './fields.rules'
import {
  DESCRIPTION_SIZE,
  DESCRIPTION_WIDTH,
  PHONE_DESCRIPTION,
  PHONE_TITLE,
  TITLE_SIZE,
  TITLE_WIDTH,
} from './lengths.rules'
import type { PageHead } from './page-head.rules'
import { pictureType } from './read-picture.server'
import { makeStructuredData } from './structured-data.rules'
import { makeTags, writeHead, writeRouteMeta } from './tags.rules'
import { cutToWidth } from './text-width.rules'
import { paths } from '~/paths'
import type { Language } from '~/platform/i18n/languages'
import { META_FILES } from './file.server'
import { sayFindings } from './words.server'

const TOOL = 'meta-tag-generator'
/** Rows of the comparison that are shown. */
const MOST_ROWS = 80
const MOST_CRUMBS = 4

/** Stands in previews of a page whose address nobody knows yet. */
const SOME_HOST = 'example.com'

/** The address as a result shows it: its host and the parts of its path. */
function trailOf(address: string) {
  if (!URL.canParse(address)) return { host: SOME_HOST, trail: SOME_HOST }
  const { host, pathname } = new URL(address)
  const parts = pathname
    .split('/')
    .filter(Boolean)
    .slice(0, MOST_CRUMBS)
    .map((part) => {
      try {
        return decodeURIComponent(part)
      } catch {
        return part
      }
    })
  return { host: host.replace(/^www\./, ''), trail: [host, ...parts].join(' › ') }
}

function presentPreviews(values: MetaValues, live: string, picture: AskedPicture | null) {
  const { title, description, siteName } = values
  const { host, trail } = trailOf(values.canonical || live)
  const drawn =
    picture && picture.refused === undefined && picture.thumbnail !== null
      ? { href: picture.thumbnail, width: picture.width, height: picture.height }
      : null
  return {
    ...{
      host,
      trail,
      siteName: siteName || host,
      picture: drawn,
      alt: values.imageAlt,
      card: values.image ? values.xCard : ('summary' as const),
    },
    wide: {
      title: cutToWidth(title, TITLE_SIZE, TITLE_WIDTH),
      text: cutToWidth(description, DESCRIPTION_SIZE, DESCRIPTION_WIDTH),
    },
    phone: {
      title: cutToWidth(title, PHONE_TITLE.size, PHONE_TITLE.width),
      text: cutToWidth(description, PHONE_DESCRIPTION.size, PHONE_DESCRIPTION.width),
    },
    shared: { title: sharedTitle(values), text: sharedDescription(values) },
  }
}

const ORDER: Difference[] = ['changed', 'missing', 'onlyThere', 'same']

function presentDifferences(rows: ComparedTag[]) {
  const sorted = ORDER.flatMap((difference) => rows.filter((row) => row.difference === difference))
  const counts = Object.fromEntries(
    ORDER.map((difference) => [
      difference,
      rows.filter((row) => row.difference === difference).length,
    ]),
  ) as Record<Difference, number>
  return { rows: sorted.slice(0, MOST_ROWS), more: Math.max(0, sorted.length - MOST_ROWS), counts }
}

export interface ToPresent {
  values: MetaValues
  /**
   * The page that the values are compared with; `refused` says why it could not be read this time.
   */
  page: { head: PageHead; answered: Answered | null } | { refused: string } | null
  picture: AskedPicture | null
}

/** The tags, what they look like, what is to be said of them, and what is different on the page. */
export function presentMeta({ values, page, picture }: ToPresent, language: Language) {
  const read = page && 'head' in page ? page : null
  const live = read?.answered?.url ?? ''
  const size = picture && picture.refused === undefined ? pictureType(picture) : null
  const [tags, structured] = [makeTags(values, size), makeStructuredData(values)]
  const files = [
    { kind: 'html' as const, name: META_FILES.html, text: writeHead(tags, structured) },
    ...(structured
      ? [{ kind: 'json' as const, name: META_FILES.json, text: `${scriptJson(structured, 2)}\n` }]
      : []),
    { kind: 'route' as const, name: META_FILES.route, text: writeRouteMeta(tags, structured) },
  ]
  const found = {
    ...checkTags(values, live),
    picture: checkPicture(values, picture),
    ...(read && { page: checkPage(read.head, read.answered) }),
  }
  const told = sayFindings(found, language)
  return {
    files: files.map((file) => ({ ...file, href: paths.toolFile(TOOL, file.name) })),
    previews: presentPreviews(values, live, picture),
    areas: told,
    toMend: told
      .flatMap(({ findings }) => findings)
      .filter(({ tone }) => tone === 'problem' || tone === 'warning').length,
    differences: read && presentDifferences(compareTags(read.head, live, tags, structured)),
    from: read && (read.answered ? ('live' as const) : ('pasted' as const)),
    notCompared: page && 'refused' in page ? page.refused : null,
  }
}
export type MetaResult = ReturnType<typeof presentMeta>
