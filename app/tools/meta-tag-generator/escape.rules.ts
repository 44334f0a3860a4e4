const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Control characters, which no document may have, and line breaks, which a tag does not need. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu

/** A text on one line, for an attribute in double quotes and for the content of an element. */
export function escapeHtml(text: string): string {
  return text
    .replace(CONTROLS, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
}

/**
 * JSON for the inside of a script element: nothing in it can end the element or open a comment
 * (HTML, “Restrictions for contents of script elements”).
 */
export function scriptJson(data: unknown, indent?: number): string {
  return JSON.stringify(data, null, indent)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
