import { describe, expect, test } from 'vitest'
import { isLightVersion, lightVersionCookie } from './light-version.server'
import { isTheme, toggledTheme } from './theme'
import { getTheme, themeCookie } from './theme.server'

async function visitor(cookie: string | null, headers: Record<string, string> = {}) {
  return new Request('http://kanal.example/', {
    headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}) },
  })
}

const pair = (setCookie: string) => setCookie.split(';')[0] ?? ''

describe('theme', () => {
  test('is dark until another is chosen, whatever the cookie says', async () => {
    expect(await getTheme(await visitor(null))).toBe('dark')
    expect(await getTheme(await visitor('kanal_theme=%%%'))).toBe('dark')
    expect(await getTheme(await visitor(pair(await themeCookie.serialize('purple'))))).toBe('dark')
    for (const theme of ['light', 'dark', 'system']) {
      expect(await getTheme(await visitor(pair(await themeCookie.serialize(theme))))).toBe(theme)
    }
  })

  test('toggles light to dark and anything else to light', () => {
    expect([toggledTheme('light'), toggledTheme('dark'), toggledTheme('system')]).toEqual([
      'dark',
      'light',
      'light',
    ])
    expect(['light', 'LIGHT', '', null, {}].map(isTheme)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('light version', () => {
  test('is what was chosen, else what the browser asks for', async () => {
    const on = pair(await lightVersionCookie.serialize('on'))
    const off = pair(await lightVersionCookie.serialize('off'))
    const saving = { 'Save-Data': 'on' }
    expect(await isLightVersion(await visitor(null))).toBe(false)
    expect(await isLightVersion(await visitor(null, saving))).toBe(true)
    expect(await isLightVersion(await visitor(null, { 'Save-Data': 'off' }))).toBe(false)
    expect(await isLightVersion(await visitor(on))).toBe(true)
    expect(await isLightVersion(await visitor(off, saving))).toBe(false)
    expect(await isLightVersion(await visitor('kanal_light=broken', saving))).toBe(true)
  })
})
