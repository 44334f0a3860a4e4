import { BUDGETS, firstVisit, LIGHT_BUDGETS, type Weights } from './first-visit'
import { fetchRaw } from './load'
import { remoteVisitor } from './remote-visitor'
import { publicPages } from './subjects'
import { kilobytes, table } from './table'

const ENCODINGS = 'gzip, deflate, br, zstd'
const kinds = ['html', 'css', 'fonts', 'script', 'pictures'] as const

/**
 * The bytes of first visits as the server sends them to a browser of today, with the budgets;
 * `isOver` when one is exceeded.
 */
export async function weighFirstVisits(origin: string): Promise<{ text: string; isOver: boolean }> {
  const sizes = new Map<string, number>()
  async function sizeOf(path: string, headers: Record<string, string> = {}) {
    const { status, body } = await fetchRaw(origin + path, {
      ...headers,
      'Accept-Encoding': ENCODINGS,
    })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return body.length
  }
  async function sum(paths: string[]) {
    for (const path of paths) if (!sizes.has(path)) sizes.set(path, await sizeOf(path))
    return paths.reduce((total, path) => total + sizes.get(path)!, 0)
  }
  async function weigh(path: string, headers: Record<string, string>): Promise<Weights> {
    const { css, fonts, script, pictures } = firstVisit(
      await remoteVisitor(origin).get(path, headers),
    )
    return {
      html: await sizeOf(path, headers),
      css: await sum(css),
      fonts: await sum(fonts),
      script: await sum(script),
      pictures: await sum(pictures),
    }
  }

  let isOver = false
  const rows: string[][] = []
  const add = (name: string, weights: Weights, budgets: Weights) => {
    const exceeded = kinds.filter((kind) => weights[kind] > budgets[kind])
    isOver ||= exceeded.length > 0
    rows.push([
      name,
      ...kinds.map((kind) => `${kilobytes(weights[kind])}${exceeded.includes(kind) ? ' !' : ''}`),
    ])
  }
  for (const { name, path } of await publicPages(origin)) {
    add(name, await weigh(path, {}), BUDGETS)
    add(`${name}, light version`, await weigh(path, { 'Save-Data': 'on' }), LIGHT_BUDGETS)
  }
  const budgets = (name: string, of: Weights) => [name, ...kinds.map((kind) => kilobytes(of[kind]))]
  rows.push(budgets('budget', BUDGETS), budgets('budget, light version', LIGHT_BUDGETS))
  return { text: table(['First visit, KB as sent', ...kinds], rows), isOver }
}
