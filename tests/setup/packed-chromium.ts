import chromium from '@sparticuz/chromium'

/**
 * npm's Chromium, which unpacks itself into the temporary folder. Its own flags are left out: they
 * switch web security off.
 */
export function unpackChromium(): Promise<string> {
  return chromium.executablePath()
}
