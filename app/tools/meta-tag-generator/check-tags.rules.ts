import type { MetaValues } from './fields.rules'
import type { CheckArea, Finding } from './finding.rules'
import { hreflangProblem } from './language-code.rules'
import { DESCRIPTION_LONG, measureDescription, measureTitle, TITLE_WIDTH } from './lengths.rules'
import { readLines, type NamedAddress } from './lines.rules'

/** The most findings of one kind that are told one by one. */
const TOLD = 5

function checkTexts({ title, description }: MetaValues): Finding[] {
  const [head, text] = [measureTitle(title), measureDescription(description)]
  const titleTones = {
    short: ['titleShort', 'note'],
    fits: ['titleFits', 'good'],
    long: ['titleLong', 'warning'],
  } as const
  const textTones = {
    short: ['descriptionShort', 'note'],
    fits: ['descriptionFits', 'good'],
    long: ['descriptionLong', 'note'],
  } as const
  const [check, tone] = titleTones[head.fit]
  const [textCheck, textTone] = textTones[text.fit]
  return [
    title
      ? { check, tone, says: { width: head.width, characters: head.characters, room: TITLE_WIDTH } }
      : { check: 'titleMissing', tone: 'problem' },
    description
      ? {
          check: textCheck,
          tone: textTone,
          says: { characters: text.characters, room: DESCRIPTION_LONG },
        }
      : { check: 'descriptionMissing', tone: 'warning' },
  ]
}

const withoutHash = (address: string) => address.split('#', 1)[0]!

/**
 * `live` is the address that was asked, empty without one (Google Search Central, “Consolidate
 * duplicate URLs”).
 */
function checkAddress({ canonical }: MetaValues, live: string): Finding[] {
  if (!canonical) return [{ check: 'canonicalMissing', tone: 'warning' }]
  const { protocol, hash, host } = new URL(canonical)
  const found: Finding[] = []
  if (protocol === 'http:') found.push({ check: 'canonicalHttp', tone: 'warning' })
  if (hash) found.push({ check: 'canonicalFragment', tone: 'problem' })
  if (live && new URL(live).host !== host)
    found.push({
      check: 'canonicalHost',
      tone: 'warning',
      says: { host, live: new URL(live).host },
    })
  else if (live && withoutHash(live) !== withoutHash(canonical))
    found.push({ check: 'canonicalOther', tone: 'note' })
  return found.length > 0 ? found : [{ check: 'canonicalGood', tone: 'good' }]
}

/** Google Search Central, “Robots meta tag specifications”. */
function checkRobots({
  index,
  canonical,
  hreflang,
  maxSnippet,
  robotsOther,
}: MetaValues): Finding[] {
  const found: Finding[] = []
  const hides = index === 'noindex' || /\bnone\b/i.test(robotsOther)
  if (hides) found.push({ check: 'noindex', tone: 'warning' })
  if (hides && canonical) found.push({ check: 'noindexCanonical', tone: 'warning' })
  if (hides && hreflang) found.push({ check: 'noindexLanguages', tone: 'warning' })
  if (maxSnippet === '0' || /\bnosnippet\b/i.test(robotsOther))
    found.push({ check: 'noSnippet', tone: 'note' })
  return found.length > 0 ? found : [{ check: 'robotsGood', tone: 'good' }]
}

function checkCodes(lines: NamedAddress[]): Finding[] {
  const codes = lines.map(({ name }) => name.toLowerCase())
  const twice = [...new Set(codes.filter((code, index) => codes.indexOf(code) !== index))]
  const wrong = lines.flatMap(({ name }): Finding[] => {
    const problem = hreflangProblem(name)
    if (!problem) return []
    const code = name.slice(0, 40)
    return [
      problem.meant
        ? { check: 'hreflangMeant', tone: 'problem', says: { code, meant: problem.meant } }
        : { check: 'hreflangWrong', tone: 'problem', says: { code } },
    ]
  })
  return [
    ...wrong.slice(0, TOLD),
    ...twice.slice(0, TOLD).map((code): Finding => ({
      check: 'hreflangTwice',
      tone: 'problem',
      says: { code: code.slice(0, 40) },
    })),
  ]
}

/**
 * Google Search Central, “Localized versions of your page”: known codes, each once, the page itself
 * among them, best with x-default.
 */
function checkLanguages({ hreflang, canonical }: MetaValues): Finding[] {
  const { lines } = readLines(hreflang)
  if (lines.length === 0) return []
  const found = checkCodes(lines)
  if (canonical && !lines.some(({ url }) => withoutHash(url) === withoutHash(canonical)))
    found.push({ check: 'hreflangNoSelf', tone: 'problem' })
  if (!lines.some(({ name }) => name.toLowerCase() === 'x-default'))
    found.push({ check: 'hreflangNoDefault', tone: 'note' })
  return found.length > 0
    ? found
    : [{ check: 'hreflangGood', tone: 'good', says: { count: lines.length } }]
}

/** Google Search Central, “Product snippet” and “Article”: what a rich result is made of. */
function checkStructured({ type, price, currency, published }: MetaValues): Finding[] {
  if (type === 'product' && !(price && currency)) return [{ check: 'productPlain', tone: 'note' }]
  if (type === 'article' && !published) return [{ check: 'articleUndated', tone: 'note' }]
  return [{ check: 'structuredGood', tone: 'good' }]
}

/** What the tags that were made say and leave out, by what it is about. */
export function checkTags(values: MetaValues, live: string): Partial<Record<CheckArea, Finding[]>> {
  return {
    texts: checkTexts(values),
    address: checkAddress(values, live),
    robots: checkRobots(values),
    languages: checkLanguages(values),
    structured: checkStructured(values),
  }
}
