import { load, type CheerioAPI } from 'cheerio'

/** A document as a visitor without script has it before them. */
export class Page {
  #parsed?: CheerioAPI

  constructor(
    readonly url: URL,
    readonly status: number,
    readonly headers: Headers,
    readonly html: string,
    /** The paths that were redirected on the way here, the first asked for first. */
    readonly redirects: string[] = [],
  ) {}

  get $(): CheerioAPI {
    return (this.#parsed ??= load(this.html))
  }

  get path() {
    return this.url.pathname + this.url.search
  }

  get location() {
    return this.headers.get('Location')
  }

  get language() {
    return this.$('html').attr('lang')
  }

  /** After how many seconds a browser without script reads it again, and where; undefined for never. */
  get refresh() {
    return /<meta http-equiv="refresh" content="([^"]*)"/
      .exec(this.html)?.[1]
      ?.replaceAll('&amp;', '&')
  }

  get title() {
    return squeeze(this.$('head > title').text())
  }

  get heading() {
    return squeeze(this.$('h1').first().text())
  }

  /** The words of the page, without scripts and styles. */
  get text() {
    return this.textOf('body')
  }

  /** What the error summary says, one line a problem. */
  get errors() {
    return this.texts('[role="alert"] li')
  }

  textOf(selector: string) {
    const copy = this.$(selector).first().clone()
    copy.find('script, style, template, noscript').remove()
    return squeeze(copy.text())
  }

  texts(selector: string) {
    return this.$(selector)
      .toArray()
      .map((element) => squeeze(this.$(element).text()))
  }

  /** The address of the link with these words. Throws when the page has none. */
  link(words: string): string {
    const found = this.$('a[href]')
      .toArray()
      .find((element) => nameOf(this.$, element) === words)
    if (!found) throw new Error(`${this.path} has no link "${words}"`)
    return this.$(found).attr('href')!
  }
}

/** What a link or button is called: its label, or its words. */
export function nameOf($: CheerioAPI, element: Parameters<CheerioAPI>[0]) {
  const found = $(element)
  return squeeze(
    found.attr('aria-label') ?? (found.is('input') ? found.attr('value') : found.text()) ?? '',
  )
}

function squeeze(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}
