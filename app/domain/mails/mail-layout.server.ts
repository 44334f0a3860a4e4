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

/** A line that was broken stays broken. */
const lines = (text: string) => escape(text).replaceAll('\n', '<br>')

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
  `<p style="margin:0 0 16px;color:${colour}">${lines(text)}</p>`

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

function link({ label, url }: NonNullable<MailContent['button']>) {
  const style = [
    `display:inline-block;background:${LANTERN};color:${INK};padding:14px 22px`,
    'border-radius:4px;text-decoration:none;font-weight:600',
  ].join(';')
  return `<p style="margin:24px 0"><a href="${escape(url)}" style="${style}">${escape(label)}</a></p>`
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

/** The mail as HTML that reads without pictures and in every mail program. */
export function renderHtml(
  content: MailContent,
  { name, signature }: MailSender,
  language: Language,
) {
  const { heading, paragraphs, button, rows, list, closing, unsubscribe } = content
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width">' +
    `<title>${escape(content.subject)}</title></head>` +
    `<body style="margin:0;background:${PAPER};font:16px/1.5 system-ui,sans-serif">` +
    '<main style="max-width:560px;margin:0 auto;padding:32px 20px">' +
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
    (unsubscribe ? lastWord(unsubscribe) : '') +
    `</main></body></html>`
  )
}
