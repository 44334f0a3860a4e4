import { createInstance, type i18n as I18n } from 'i18next'
import { expect, test, vi } from 'vitest'
import { rememberTexts } from './remember-texts'

function makeInstance() {
  const instance = createInstance()
  void instance.init({
    lng: 'en',
    resources: {
      en: {
        shop: {
          title: 'Shop',
          boats: 'Boats',
          found_one: 'One boat',
          found_other: '{{count}} boats',
        },
        ui: { title: 'Frame' },
      },
    },
    initImmediate: false,
  })
  return instance
}

type Say = (key: string, values?: Record<string, unknown>) => string
const sayOf = (instance: I18n, namespace: string) =>
  instance.getFixedT('en', namespace as never) as unknown as Say

test('a key without values is looked up once for each namespace', () => {
  const instance = makeInstance()
  const lookUp = vi.spyOn(instance, 't')
  rememberTexts(instance)
  for (let i = 0; i < 3; i++) {
    expect(sayOf(instance, 'shop')('title')).toBe('Shop')
    expect(sayOf(instance, 'ui')('title')).toBe('Frame')
    expect(sayOf(instance, 'ui')('shop:boats')).toBe('Boats')
  }
  expect(lookUp).toHaveBeenCalledTimes(3)
  expect(sayOf(instance, 'shop')).toBe(sayOf(instance, 'shop'))
})

test('values are filled in each time, and a missing text is reported each time', () => {
  const instance = makeInstance()
  const lookUp = vi.spyOn(instance, 't')
  const t = sayOf(rememberTexts(instance), 'shop')
  expect([1, 7].map((count) => t('found', { count }))).toEqual(['One boat', '7 boats'])
  expect([t('nothing'), t('nothing')]).toEqual(['nothing', 'nothing'])
  expect(lookUp).toHaveBeenCalledTimes(4)
})
