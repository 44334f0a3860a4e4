import { Parser } from 'htmlparser2'

const UNREAD = new Set(['head', 'style', 'script', 'title', 'template'])
const BLOCKS = new Set(
  'address article blockquote body dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** With an empty line around them, as pages show them. */
const APART = new Set(['p', 'ul', 'ol', 'table', 'blockquote', 'pre', 'h1', 'h2', 'h3'])

/** Characters that are read in one go: some milliseconds. */
const PIECE = 16 * 1024
/** Elements in each other, past which no mail is; the parser looks through all that are open. */
const DEEPEST = 500
/** Marks before a line that is quoted; more say nothing more. */
const MOST_MARKS = 20

/** The lines of a mail, of which one is being written. */
function linesOf() {
  const lines: string[] = []
  let [parts, filled, quotes, pre] = [[] as string[], false, 0, 0]
  const add = (text: string) => {
    // Blank words do not add up: a line of them alone is none.
    if (!filled && pre === 0) text = text.trimStart()
    if (text === '') return
    parts.push(text)
    filled ||= text.trim() !== ''
  }
  const quoted = (text: string) =>
    quotes > 0 ? `${'>'.repeat(Math.min(quotes, MOST_MARKS))} ${text}`.trimEnd() : text
  const close = () => {
    const line = parts.join('')
    if (filled) lines.push(quoted(pre > 0 ? line.trimEnd() : line.trim()))
    ;[parts, filled] = [[], false]
  }
  const space = () => {
    close()
    if (lines.length > 0 && !/^>*$/.test(lines.at(-1)!)) lines.push(quoted(''))
  }
  const write = (text: string) => {
    const written = pre > 0 ? text.split('\n') : [text.replace(/\s+/g, ' ')]
    for (const [index, part] of written.entries()) {
      if (index > 0) close()
      add(part)
    }
  }
  return {
    ...{ lines, add, close, space, write },
    quote: (by: number) => void (quotes = Math.max(0, quotes + by)),
    keepSpaces: (by: number) => void (pre = Math.max(0, pre + by)),
    point: () => (close(), void (parts = ['- '])),
    breakLine: () => (filled ? close() : void lines.push(quoted(''))),
    nextCell: () => void (filled && parts.at(-1) !== ' ' && parts.push(' ')),
  }
}

/** What an element begins or ends, apart from its own words. */
function border(page: ReturnType<typeof linesOf>, name: string) {
  if (APART.has(name)) page.space()
  else if (BLOCKS.has(name)) page.close()
}

/**
 * The words of a mail that has none but in HTML: its blocks as lines, its quotations marked with
 * `>`, and its links with their addresses. The time that it takes grows with its length; others may
 * have their turn after each piece. What is in more elements than DEEPEST, and all behind it, is
 * left out.
 */
export function* textOfHtml(html: string): Generator<void, string> {
  const page = linesOf()
  let [unread, depth] = [0, 0]
  const links: { href: string; text: string }[] = []
  const parser = new Parser({
    onopentag(name, { href = '', alt = '' }) {
      depth += 1
      if (UNREAD.has(name)) unread += 1
      if (unread > 0) return
      border(page, name)
      if (name === 'blockquote') page.quote(1)
      if (name === 'pre') page.keepSpaces(1)
      if (name === 'li') page.point()
      if (name === 'br') page.breakLine()
      if (name === 'td' || name === 'th') page.nextCell()
      if (name === 'img' && alt.trim() !== '') page.add(`[${alt.trim()}]`)
      if (name === 'a') links.push({ href, text: '' })
    },
    ontext(text) {
      if (unread > 0) return
      page.write(text)
      const link = links.at(-1)
      if (link && link.text.length < 2000) link.text += text
    },
    onclosetag(name) {
      depth -= 1
      if (UNREAD.has(name)) unread = Math.max(0, unread - 1)
      if (unread > 0) return
      border(page, name)
      if (name === 'blockquote') page.quote(-1)
      if (name === 'pre') page.keepSpaces(-1)
      const link = name === 'a' ? links.pop() : undefined
      const said = link?.text.trim() ?? ''
      if (link && /^https?:/i.test(link.href) && !said.startsWith(link.href.slice(0, 30)))
        page.add(` <${link.href}>`)
    },
  })
  for (let at = 0; at < html.length && depth <= DEEPEST; at += PIECE) {
    parser.write(html.slice(at, at + PIECE))
    yield
  }
  if (depth <= DEEPEST) parser.end()
  page.close()
  return page.lines.join('\n').replace(/\u00a0/g, ' ')
}
