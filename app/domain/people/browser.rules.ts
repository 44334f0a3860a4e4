const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile(?:\/\w+)? )?Safari\//],
]

const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const find = (names: [string, RegExp][], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** How a browser names itself, in words that its owner knows; null for what cannot be told. */
export function describeBrowser(userAgent: string | null) {
  const text = userAgent ?? ''
  return { browser: find(BROWSERS, text), system: find(SYSTEMS, text) }
}
