import { gzipSync } from 'node:zlib'
import { statSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { clientFolder, firstVisit } from '../bench/first-visit'
import { Visitor } from '../setup/visitor'
const list = (process.env.WEIGH ?? '/privacy,/auth/forgot-password,/').split(',')
test('weigh', async () => {
  for (const lang of ['en','pl','sv','nl']) for (const p of list) {
    const page = await new Visitor({ language: lang }).get(p)
    const v = firstVisit(page)
    const w = (path: string) => { const f = join(clientFolder, path); return statSync(existsSync(f + '.br') ? f + '.br' : f).size }
    console.log(lang, p, page.status, 'html', gzipSync(page.html, { level: 6 }).length, 'raw', page.html.length, ...Object.entries(v).map(([k, fs]) => `${k} ${fs.reduce((s, f) => s + w(f), 0)}`))
    if (lang === 'en' && process.env.FILES) console.log(v.script.map((f) => `${f} ${w(f)}`).join('\n'))
  }
})
