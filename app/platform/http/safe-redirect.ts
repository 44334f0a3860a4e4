/** A path of this site, or the fallback: other hosts, `//host` and `/\host` are refused. */
export function safeRedirect(target: FormDataEntryValue | string | null | undefined, fallback: string) {
  if (typeof target !== 'string' || !target.startsWith('/')) return fallback
  if (/^\/[/\\]/.test(target) || /[\u0000-\u001f\u007f]/.test(target)) return fallback
  return target
}
