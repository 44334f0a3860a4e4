import { Parser } from 'htmlparser2'

const UNREAD = new Set(['head', 'style', 'script', 'title', 'template'])
const BLOCKS = new Set(
  'address article blockquote body dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** With an empty line around them, as pages show them. */
const APART = new Set(['p', 'ul', 'ol', 'table', 'blockquote', 'pre', 'h1', 'h2', 'h3'])

/**
 * The words of a mail that has none but in HTML: its blocks as lines, its quotations marked with
 * `>`, and its links with their addresses. The time that it takes grows with its length.
 */
export function textOfHtml(html: string): string {
  const lines: string[] = []
  let line = ''
  let [unread, depth, pre] = [0, 0, 0]
  const links: { href: string; text: string }[] = []
  const quoted = (text: string) => (depth > 0 ? `${'>'.repeat(depth)} ${text}`.trimEnd() : text)
  const close = () => {
    if (line.trim() !== '') lines.push(quoted(pre ? line.trimEnd() : line.trim()))
    line = ''
  }
  const space = () => {
    close()
    if (lines.length > 0 && !/^>*$/.test(lines[lines.length - 1]!)) lines.push(quoted(''))
  }
  const end = (name: string) => (APART.has(name) ? space() : BLOCKS.has(name) ? close() : undefined)
  const parser = new Parser({
    onopentag(name, { href = '', alt = '' }) {
      if (UNREAD.has(name)) unread += 1
      if (unread > 0) return
      end(name)
      if (name === 'blockquote') depth += 1
      if (name === 'pre') pre += 1
      if (name === 'li') line = '- '
      if (name === 'br') {
        if (line.trim() === '') lines.push(quoted(''))
        else close()
      }
      if ((name === 'td' || name === 'th') && line.trim() !== '') line += ' '
      if (name === 'img' && alt.trim() !== '') line += `[${alt.trim()}]`
      if (name === 'a') links.push({ href, text: '' })
    },
    ontext(text) {
      if (unread > 0) return
      const parts = pre > 0 ? text.split('\n') : [text.replace(/\s+/g, ' ')]
      for (const [index, part] of parts.entries()) {
        if (index > 0) close()
        line += part
      }
      const link = links.at(-1)
      if (link && link.text.length < 2000) link.text += text
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread = Math.max(0, unread - 1)
      if (unread > 0) return
      end(name)
      if (name === 'blockquote') depth = Math.max(0, depth - 1)
      if (name === 'pre') pre = Math.max(0, pre - 1)
      const link = name === 'a' ? links.pop() : undefined
      const said = link?.text.trim() ?? ''
      if (link && /^https?:/i.test(link.href) && !said.startsWith(link.href.slice(0, 30)))
        line += ` <${link.href}>`
    },
  })
  parser.write(html)
  parser.end()
  close()
  return lines.join('\n').replace(/\u00a0/g, ' ')
}
