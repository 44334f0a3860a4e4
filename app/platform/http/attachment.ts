const UNSAFE = /[^\x20-\x7e]|["\\%]/g

/**
 * The value of Content-Disposition that has a browser keep a file under its name, whatever is in it
 * (RFC 6266).
 */
export function attachment(name: string) {
  const encoded = encodeURIComponent(name.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${name.replace(UNSAFE, '_')}"; filename*=UTF-8''${encoded}`
}
