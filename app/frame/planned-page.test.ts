import type { RouteConfigEntry } from '@remix-run/route-config'
import { describe, expect, it } from 'vitest'
import { i18nFor } from '~/platform/i18n/i18n.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import routes from '~/routes'
import { plannedPage } from './planned-page.server'

function listPlanned(entries: RouteConfigEntry[], parent = ''): { page: string; path: string }[] {
  return entries.flatMap(({ id, path = '', children = [] }) => {
    const full = `${parent}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
    const page = id?.startsWith('being-built/') ? [{ page: id.slice('being-built/'.length), path: full }] : []
    return [...page, ...listPlanned(children, full)]
  })
}

const planned = listPlanned(await routes)
const pages = i18nFor('en').getResource('en', 'being-built', 'pages') as Record<string, { title: string; lead: string; points: string[] }>

describe('the planned pages on the map', () => {
  it.each(planned)('$path is the page $page', ({ page, path }) => {
    const visited = path.replace(/:id/g, '42')
    expect(plannedPage(visited)).toBe(page)
    expect(plannedPage(`${visited}/`)).toBe(page)
    expect(plannedPage(visited.toUpperCase())).toBe(page)
  })

  it('have texts, and nothing else has', () => {
    expect(planned.map(({ page }) => page).sort()).toEqual(Object.keys(pages).sort())
  })

  it.each(LANGUAGES)('say in %s what will stand there', (language) => {
    for (const [page, english] of Object.entries(pages)) {
      const { title, lead, points } = i18nFor(language).getResource(language, 'being-built', `pages.${page}`) as typeof english
      expect(title.trim(), page).not.toBe('')
      expect(lead.trim(), page).not.toBe('')
      expect(points.length, page).toBe(english.points.length)
      expect(points.every((point) => point.trim()), page).toBe(true)
      if (language !== 'en') expect(lead, page).not.toBe(english.lead)
    }
  })
})

describe('the name of a planned page', () => {
  it.each(['/', '/nothing-here', '/dashboard', '/shop/product/1', '/projects/1', '/tools/%E0%A4%A', '/constructor'])('%s has none', (path) => {
    expect(Object.keys(pages)).not.toContain(plannedPage(path))
  })

  it('is found however the address is written', () => {
    expect(plannedPage('/%66eatures')).toBe('features')
  })
})
