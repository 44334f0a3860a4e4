import i18next from 'i18next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import ui from '../../../locales/en/ui.json'
import { Awaited } from '../feedback/awaited'
import { Carousel } from './carousel'
import { Marquee } from './marquee'
import { Stars } from './stars'

const i18n = i18next.createInstance()
const html = (element: ReactElement) =>
  renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>)

beforeAll(() =>
  i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['ui'], defaultNS: 'ui', resources: { en: { ui } } }),
)

describe('strips as the server sends them', () => {
  const cards = [<li key="a">First</li>, <li key="b">Second</li>]

  test('a carousel is a list in a region that takes focus, without the buttons that need script', () => {
    const carousel = html(
      <Carousel label="Boats" cardWidth={300} step={320}>
        {cards}
      </Carousel>,
    )
    expect(carousel).toMatch(
      /role="region" aria-label="Boats" tabindex="0"[^>]*><ul[^>]*><li>First<\/li><li>Second<\/li><\/ul>/,
    )
    expect(carousel).not.toContain('<button')
  })

  test("a marquee shows its list once; the copies are nobody's to read", () => {
    const marquee = html(
      <Marquee label="Boats" cardWidth={280}>
        {cards}
      </Marquee>,
    )
    expect(marquee).toMatch(/role="region" aria-label="Boats" tabindex="0"/)
    expect(marquee.match(/<ul class/g)).toHaveLength(1)
    expect(marquee.match(/<ul aria-hidden="true"/g)).toHaveLength(5)
    expect(marquee).toMatch(/<label[^>]*><input type="checkbox" role="switch"[^>]*>Pause animation/)
  })
})

describe('stars', () => {
  const points = (markup: string) =>
    [...markup.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]!.split('M').length - 1)

  test('are read as a number and drawn as whole and half ones', () => {
    expect(html(<Stars rating={4.5} />)).toContain('aria-label="4.5 out of 5 stars"')
    expect(points(html(<Stars rating={4.5} />))).toEqual([1, 5])
    expect(points(html(<Stars rating={3} />))).toEqual([2, 3])
    expect(points(html(<Stars rating={9} />))).toEqual([0, 5])
  })
})

describe('what is awaited', () => {
  test('stands there at once when it is known', () => {
    expect(html(<Awaited value="Ready">{(word) => <p>{word}</p>}</Awaited>)).toBe('<p>Ready</p>')
  })

  test('is a spinner until it comes', () => {
    expect(
      html(<Awaited value={new Promise<string>(() => {})}>{(word) => <p>{word}</p>}</Awaited>),
    ).toContain('Loading...')
    expect(
      html(
        <Awaited value={new Promise<string>(() => {})} text="Loading boats">
          {(word) => <p>{word}</p>}
        </Awaited>,
      ),
    ).toMatch(/role="status".*Loading boats/)
  })
})
