/** A tag as it stands on a page. */
export interface ReadTag {
  tag: 'title' | 'meta' | 'link'
  said: Partial<
    Record<
      | 'name'
      | 'property'
      | 'content'
      | 'rel'
      | 'href'
      | 'hreflang'
      | 'media'
      | 'http-equiv'
      | 'charset',
      string
    >
  >
  /** Of the title. */
  text: string
  inHead: boolean
}

/** What the JSON-LD of a page says that the form asks for. */
export interface StructuredFacts {
  author: string
  published: string
  modified: string
  price: string
  currency: string
  organization: string
  logo: string
  breadcrumbs: { name: string; url: string }[]
}

/** What a page says of itself. */
export interface PageHead {
  lang: string
  /** Of the base element. */
  base: string
  /** The element that ended the head before its time; null when none did. */
  endedBy: string | null
  /** The first of them; `tagCount` counts them all. */
  tags: ReadTag[]
  tagCount: number
  structured: { types: string[]; sound: boolean; text: string }[]
  facts: StructuredFacts
}

/** The texts of the tags that are called so, by name or by property, in their order. */
export function saidBy(head: PageHead, name: string): string[] {
  return head.tags
    .filter(
      ({ tag, said }) =>
        tag === 'meta' && (said.property ?? said.name ?? '').trim().toLowerCase() === name,
    )
    .map(({ said }) => (said.content ?? '').replace(/\s+/g, ' ').trim())
}

/** The links of a kind; a link may be of several. */
export function linksOf(head: PageHead, rel: string): ReadTag[] {
  return head.tags.filter(
    ({ tag, said }) => tag === 'link' && (said.rel ?? '').toLowerCase().split(/\s+/).includes(rel),
  )
}

export const titlesOf = (head: PageHead) =>
  head.tags.filter(({ tag }) => tag === 'title').map(({ text }) => text)
/** Links to the page in other languages. */
export const alternatesOf = (head: PageHead) =>
  linksOf(head, 'alternate').filter(({ said }) => said.hreflang !== undefined)
