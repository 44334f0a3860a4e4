const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** Characters that XML cannot hold, escaped or not. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

export function escapeXml(text: string) {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ESCAPES[character]!)
}

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  /** Words, or elements in the order of the schema; null is left out. */
  content: string | (XmlElement | null)[]
}

export function element(
  name: string,
  content: XmlElement['content'],
  attributes: Record<string, string> = {},
): XmlElement {
  return { name, attributes, content }
}

function lines({ name, attributes, content }: XmlElement, indent: string): string[] {
  const opening = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`),
  ].join(' ')
  if (typeof content === 'string') return [`${indent}<${opening}>${escapeXml(content)}</${name}>`]
  const inside = content.flatMap((child) => (child ? lines(child, `${indent}  `) : []))
  if (inside.length === 0) return [`${indent}<${opening}/>`]
  return [`${indent}<${opening}>`, ...inside, `${indent}</${name}>`]
}

/** A whole document, an element a line. */
export function writeXml(root: XmlElement) {
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines(root, ''), ''].join('\n')
}
