import type { Finding } from './finding.rules'
import { alternatesOf, linksOf, saidBy, titlesOf, type PageHead } from './page-head.rules'
import { HREFLANG_MAX } from './fields.rules'

/** How a page was answered; of pasted HTML nothing of it is known. */
export interface Answered {
  url: string
  /** The address that was asked. */
  asked: string
  status: number
  /** Of the header X-Robots-Tag. */
  robots: string
  charsets: { header: string | null; page: string | null; used: string }
  /** Whether there was more of it than is read. */
  cut: boolean
}

function checkAnswer({ url, asked, status, robots, charsets, cut }: Answered): Finding[] {
  const { header, page, used } = charsets
  const found: Finding[] = []
  if (status >= 400) found.push({ check: 'pageStatus', tone: 'problem', says: { status } })
  if (url !== asked)
    found.push({ check: 'pageRedirected', tone: 'note', says: { url: url.slice(0, 200) } })
  if (/\b(noindex|none)\b/i.test(robots))
    found.push({ check: 'pageXRobots', tone: 'problem', says: { rules: robots.slice(0, 100) } })
  if (header && page && header !== page)
    found.push({ check: 'pageCharsets', tone: 'warning', says: { header, page, used } })
  if (!header && !page && used === 'windows-1252')
    found.push({ check: 'pageNoCharset', tone: 'problem', says: { used } })
  if (cut) found.push({ check: 'pageCut', tone: 'note' })
  return found
}

/**
 * Where the tags stand: search engines stop reading metadata where the head ends (Google Search
 * Central, “Valid page metadata”).
 */
function checkPlace({ endedBy, tags }: PageHead): Finding[] {
  const found: Finding[] = []
  const astray = tags.filter(
    ({ inHead, tag, said }) =>
      !inHead &&
      (tag === 'title' ||
        /^(canonical|alternate)$/i.test(said.rel ?? '') ||
        /^(description|robots|og:.+|twitter:.+)$/i.test(said.name ?? said.property ?? '')),
  )
  if (astray.length === 0) return found
  if (endedBy === '') found.push({ check: 'pageTextInHead', tone: 'problem' })
  else if (endedBy !== null)
    found.push({ check: 'pageHeadEnded', tone: 'problem', says: { element: `<${endedBy}>` } })
  found.push({
    check: 'pageInBody',
    tone: endedBy === null ? 'problem' : 'warning',
    says: { count: astray.length },
  })
  return found
}

const isRelative = (address: string) => address !== '' && !/^[a-z][a-z\d+.-]*:/i.test(address)

function checkTwice(head: PageHead): Finding[] {
  const [titles, descriptions, canonicals, robots] = [
    titlesOf(head),
    saidBy(head, 'description'),
    linksOf(head, 'canonical'),
    saidBy(head, 'robots'),
  ]
  const found: Finding[] = []
  if (titles.length > 1)
    found.push({ check: 'pageTitles', tone: 'problem', says: { count: titles.length } })
  if (descriptions.length > 1)
    found.push({ check: 'pageDescriptions', tone: 'warning', says: { count: descriptions.length } })
  if (canonicals.length > 1)
    found.push({ check: 'pageCanonicals', tone: 'problem', says: { count: canonicals.length } })
  if (robots.length > 1)
    found.push({ check: 'pageRobots', tone: 'note', says: { count: robots.length } })
  return found
}

function checkWritten(head: PageHead): Finding[] {
  const found: Finding[] = []
  if (linksOf(head, 'canonical').some(({ said }) => isRelative((said.href ?? '').trim())))
    found.push({ check: 'pageCanonicalRelative', tone: 'warning' })
  if (saidBy(head, 'og:image').some(isRelative))
    found.push({ check: 'pagePictureRelative', tone: 'problem' })
  const broken = head.structured.filter(({ sound }) => !sound).length
  if (broken > 0) found.push({ check: 'pageStructured', tone: 'problem', says: { count: broken } })
  const alternates = alternatesOf(head).length
  if (alternates > HREFLANG_MAX)
    found.push({
      check: 'pageAlternates',
      tone: 'note',
      says: { count: alternates, most: HREFLANG_MAX },
    })
  return found
}

/** What is wrong with the page that was read, whatever its tags say. */
export function checkPage(head: PageHead, answered: Answered | null): Finding[] {
  const found = [
    ...(answered ? checkAnswer(answered) : []),
    ...checkPlace(head),
    ...checkTwice(head),
    ...checkWritten(head),
  ]
  return found.length > 0 ? found : [{ check: 'pageGood', tone: 'good' }]
}
