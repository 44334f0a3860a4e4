import type { Language } from '~/platform/i18n/languages'
import type { MailSender } from './mail-sender.server'
import type { MailContent } from './mail-templates.server'

const INK = '#0c1a22'
const QUIET = '#4a5a63'
const PAPER = '#f7f5ef'
const LANTERN = '#f2b14c'
const RULE = '#d9d5c8'

/** The same colors at night, by their class: styles in the elements are those of the day. */
const NIGHT = {
  ink: 'color:#f2efe6',
  quiet: 'color:#b4c1c8',
  paper: 'background:#0c1a22',
  rule: 'border-color:#33454f',
}
const nightStyles = (around: string) =>
  Object.entries(NIGHT)
    .map(([name, style]) => `${around}.${name}{${style}!important}`)
    .join('')
/** For mail programs that ask what the reader's theme is, and for Outlook on the web. */
const STYLES = `@media (prefers-color-scheme:dark){${nightStyles('')}}${nightStyles('[data-ogsc] ')}`

/** Outlook for Windows knows none of the newer names of fonts. */
const FONTS = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string) {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!)
}

/** An address in a text, without the sign that ends its sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

type Tone = 'ink' | 'quiet'
const COLORS: Record<Tone, string> = { ink: INK, quiet: QUIET }

function follow(url: string, tone: Tone) {
  const style = `color:${COLORS[tone]};overflow-wrap:anywhere`
  return `<a href="${escape(url)}" class="${tone}" style="${style}">${escape(url)}</a>`
}

/** A line that was broken stays broken, and an address can be followed. */
const lines = (text: string, tone: Tone) =>
  text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? follow(part, tone) : escape(part)))
    .join('')
    .replaceAll('\n', '<br>')

/** The mail as plain text, which says everything that the HTML says. */
export function renderText(content: MailContent, { signature }: MailSender) {
  const rows = content.rows?.map(([label, value]) => `${label}: ${value}`).join('\n')
  const parts = [
    content.heading,
    ...content.paragraphs,
    content.button ? `${content.button.label}:\n${content.button.url}` : '',
    rows ?? '',
    ...(content.list ?? []).map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    ...content.closing,
    `-- \n${signature.join('\n')}`,
    content.unsubscribe ? `${content.unsubscribe.words}:\n${content.unsubscribe.url}` : '',
  ]
  return parts.filter(Boolean).join('\n\n') + '\n'
}

const paragraph = (text: string, tone: Tone = 'ink') =>
  `<p class="${tone}" style="margin:0 0 16px;color:${COLORS[tone]}">${lines(text, tone)}</p>`

/** Tables take neither color nor font from around them in Outlook for Windows. */
const CELL = `color:${INK};border-bottom:1px solid ${RULE};font-family:${FONTS};font-size:16px`

function table(rows: [string, string][]) {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" class="ink rule" style="${CELL};text-align:left;font-weight:400;padding:8px 16px 8px 0">` +
      `${escape(label)}</th><td align="right" class="ink rule" ` +
      `style="${CELL};text-align:right;padding:8px 0">${lines(value, 'ink')}</td></tr>`,
  )
  return `<table width="100%" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">${cells.join('')}</table>`
}

/** A cell has the color and the padding, which Outlook for Windows leaves out of a link. */
function link({ label, url }: NonNullable<MailContent['button']>) {
  const cell = `background:${LANTERN};border-radius:4px;padding:14px 22px`
  const style = `color:${INK};text-decoration:none;font-weight:600`
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0">' +
    `<tr><td bgcolor="${LANTERN}" style="${cell}">` +
    `<a href="${escape(url)}" style="${style}">${escape(label)}</a></td></tr></table>`
  )
}

function entry({ title, text, url }: NonNullable<MailContent['list']>[number]) {
  return (
    `<li class="rule" style="padding:16px 0;border-top:1px solid ${RULE}">` +
    `<a href="${escape(url)}" class="ink" style="color:${INK};font-weight:600">${escape(title)}</a>` +
    `<br><span class="quiet" style="color:${QUIET}">${lines(text, 'quiet')}</span></li>`
  )
}

function lastWord({ words, url }: NonNullable<MailContent['unsubscribe']>) {
  const link = `<a href="${escape(url)}" class="quiet" style="color:${QUIET}">${escape(words)}</a>`
  return `<p class="quiet" style="margin:0;color:${QUIET};font-size:14px">${link}</p>`
}

const FONT = `font-family:${FONTS};font-size:16px;line-height:1.5`

/** A page of tables, which every mail program lays out: styles of other elements some leave out. */
function page(body: string) {
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
  // Outlook for Windows knows no greatest width: it alone gets a table that is as wide.
  const [open, close] = [
    `<!--[if mso]><table ${table} width="560" align="center"><tr><td><![endif]-->`,
    '<!--[if mso]></td></tr></table><![endif]-->',
  ]
  return (
    `<table ${table} width="100%" bgcolor="${PAPER}" class="paper" style="background:${PAPER}"><tr>` +
    `<td align="center" style="padding:32px 20px">${open}` +
    `<table ${table} width="100%" style="max-width:560px"><tr>` +
    `<td align="left" class="ink" style="${FONT};color:${INK}">${body}</td></tr></table>` +
    `${close}</td></tr></table>`
  )
}

/** The mail as HTML that reads without pictures and in every mail program. */
export function renderHtml(
  content: MailContent,
  { name, signature }: MailSender,
  language: Language,
) {
  const { heading, paragraphs, button, rows, list, closing, unsubscribe } = content
  const body =
    `<p class="ink" style="margin:0 0 32px;font-weight:700;color:${INK}">${escape(name)}</p>` +
    `<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${INK}">${escape(heading)}</h1>` +
    paragraphs.map((text) => paragraph(text)).join('') +
    (button ? link(button) : '') +
    (rows ? table(rows) : '') +
    (list
      ? `<ul style="margin:0 0 24px;padding:0;list-style:none">${list.map(entry).join('')}</ul>`
      : '') +
    closing.map((text) => paragraph(text, 'quiet')).join('') +
    `<hr class="rule" style="border:0;border-top:1px solid ${RULE};margin:32px 0 16px">` +
    signature.map((text) => paragraph(text, 'quiet')).join('') +
    (unsubscribe ? lastWord(unsubscribe) : '')
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width">' +
    // Both are told, or a program turns some of the colors by itself.
    '<meta name="color-scheme" content="light dark">' +
    '<meta name="supported-color-schemes" content="light dark">' +
    `<title>${escape(content.subject)}</title><style>${STYLES}</style></head>` +
    `<body class="paper" style="margin:0;background:${PAPER}"><main>${page(body)}</main></body></html>`
  )
}
