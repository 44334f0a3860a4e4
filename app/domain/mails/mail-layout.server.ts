import type { Language } from '~/platform/i18n/languages'
import type { MailSender } from './mail-sender.server'
import type { MailContent } from './mail-templates.server'

const INK = '#0c1a22'
const QUIET = '#4a5a63'
const PAPER = '#f7f5ef'
const LANTERN = '#f2b14c'

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

function follow(url: string, colour: string) {
  return `<a href="${escape(url)}" style="color:${colour};overflow-wrap:anywhere">${escape(url)}</a>`
}

/** A line that was broken stays broken, and an address can be followed. */
const lines = (text: string, colour: string) =>
  text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? follow(part, colour) : escape(part)))
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

const paragraph = (text: string, colour = INK) =>
  `<p style="margin:0 0 16px;color:${colour}">${lines(text, colour)}</p>`

const RULE = 'border-bottom:1px solid #d9d5c8'

function table(rows: [string, string][]) {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:left;font-weight:400;padding:8px 16px 8px 0;${RULE}">` +
      `${escape(label)}</th>` +
      `<td style="text-align:right;padding:8px 0;${RULE}">${escape(value)}</td></tr>`,
  )
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 24px;color:${INK}">${cells.join('')}</table>`
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
    '<li style="padding:16px 0;border-top:1px solid #d9d5c8">' +
    `<a href="${escape(url)}" style="color:${INK};font-weight:600">${escape(title)}</a>` +
    `<br><span style="color:${QUIET}">${escape(text)}</span></li>`
  )
}

function lastWord({ words, url }: NonNullable<MailContent['unsubscribe']>) {
  const link = `<a href="${escape(url)}" style="color:${QUIET}">${escape(words)}</a>`
  return `<p style="margin:0;color:${QUIET};font-size:14px">${link}</p>`
}

/** Outlook for Windows knows none of the newer names of fonts. */
const FONT =
  "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5"

/** A page of tables, which every mail program lays out: styles of other elements some leave out. */
function page(body: string) {
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
  return (
    `<table ${table} width="100%" bgcolor="${PAPER}" style="background:${PAPER}"><tr>` +
    '<td align="center" style="padding:32px 20px">' +
    `<table ${table} width="560" style="width:100%;max-width:560px"><tr>` +
    `<td align="left" style="${FONT};color:${INK}">${body}</td></tr></table></td></tr></table>`
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
    `<p style="margin:0 0 32px;font-weight:700;color:${INK}">${escape(name)}</p>` +
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${INK}">${escape(heading)}</h1>` +
    paragraphs.map((text) => paragraph(text)).join('') +
    (button ? link(button) : '') +
    (rows ? table(rows) : '') +
    (list
      ? `<ul style="margin:0 0 24px;padding:0;list-style:none">${list.map(entry).join('')}</ul>`
      : '') +
    closing.map((text) => paragraph(text, QUIET)).join('') +
    '<hr style="border:0;border-top:1px solid #d9d5c8;margin:32px 0 16px">' +
    signature.map((text) => paragraph(text, QUIET)).join('') +
    (unsubscribe ? lastWord(unsubscribe) : '')
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width">' +
    // Its colors hold in the dark too: a program that turns some of them makes it hard to read.
    '<meta name="color-scheme" content="light only">' +
    `<title>${escape(content.subject)}</title></head>` +
    `<body style="margin:0;background:${PAPER}"><main>${page(body)}</main></body></html>`
  )
}
