import { scriptJson } from './escape.rules'
import { alternatesOf, linksOf, saidBy, titlesOf, type PageHead } from './page-head.rules'
import { baseOf, fullAddress } from './page-values.rules'
import type { HeadTag } from './tags.rules'

/**
 * Whether a tag stands on the page as it was made here: the same, with another value, not at all,
 * or only there.
 */
export type Difference = 'same' | 'changed' | 'missing' | 'onlyThere'

export interface ComparedTag {
  /** What it is called. */
  tag: string
  /** Values of the live page; more than one when it says the same thing twice. */
  live: string[]
  made: string[]
  difference: Difference
}

const SHOWN = 400

/** The tags that this tool writes or stands in for; others of a page are none of its business. */
const OURS =
  /^(title|description|author|canonical|robots|icon|theme-color|JSON-LD|hreflang .+|(og|article|product|twitter):.+)$/

function add(tags: Map<string, string[]>, name: string, value: string) {
  const values = tags.get(name)
  if (values) values.push(value)
  else tags.set(name, [value])
}

function madeTags(tags: HeadTag[], structured: object | null) {
  const all = new Map<string, string[]>()
  for (const tag of tags) {
    if (tag.tag === 'title') add(all, 'title', tag.text)
    else if (tag.tag === 'meta') add(all, tag.property ?? tag.name ?? '', tag.content)
    else
      add(
        all,
        tag.hreflang === undefined ? tag.rel : `hreflang ${tag.hreflang.toLowerCase()}`,
        tag.href,
      )
  }
  if (structured) add(all, 'JSON-LD', scriptJson(structured))
  return all
}

function liveTags(head: PageHead, url: string) {
  const all = new Map<string, string[]>()
  const base = baseOf(head, url)
  for (const title of titlesOf(head)) add(all, 'title', title)
  const names = new Set(
    head.tags
      .filter(({ tag }) => tag === 'meta')
      .map(({ said }) => (said.property ?? said.name ?? '').trim().toLowerCase()),
  )
  for (const name of names)
    if (OURS.test(name)) for (const value of saidBy(head, name)) add(all, name, value)
  for (const rel of ['canonical', 'icon'])
    for (const { said } of linksOf(head, rel))
      add(all, rel, fullAddress(said.href, base) || (said.href ?? ''))
  for (const { said } of alternatesOf(head))
    add(
      all,
      `hreflang ${(said.hreflang ?? '').trim().toLowerCase()}`,
      fullAddress(said.href, base) || (said.href ?? ''),
    )
  for (const { text } of head.structured) add(all, 'JSON-LD', text)
  return all
}

function tell(live: string[], made: string[]): Difference {
  if (live.length === 0) return 'missing'
  if (made.length === 0) return 'onlyThere'
  return live.length === made.length && live.every((value, index) => value === made[index])
    ? 'same'
    : 'changed'
}

/**
 * Each tag as it stands on the live page and as it was made here, in the order of the head; what
 * only the page has comes last.
 */
export function compareTags(
  head: PageHead,
  url: string,
  tags: HeadTag[],
  structured: object | null,
): ComparedTag[] {
  const [live, made] = [liveTags(head, url), madeTags(tags, structured)]
  return [...new Set([...made.keys(), ...live.keys()])].map((tag) => {
    const [there, here] = [live.get(tag) ?? [], made.get(tag) ?? []]
    return {
      tag: tag.slice(0, 80),
      live: there.slice(0, 5).map((value) => value.slice(0, SHOWN)),
      made: here.map((value) => value.slice(0, SHOWN)),
      difference: tell(there, here),
    }
  })
}
