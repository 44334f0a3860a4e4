import assert from 'node:assert/strict'
import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { paths } from '../../app/paths'
import { startFirefox, type Firefox } from './bidi'
import { findProgram, serveApp } from './programs'

/**
 * Walks through the built app in a stock Firefox, with script and without. Ends with 0 and a word
 * where there is none.
 */
/** Of the demo studio's home page, and so of every visitor's. */
const ARTICLES = 20

const fill = (values: Record<string, string>) =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `document.querySelector('main [name="${name}"]').value = ${JSON.stringify(value)}`,
    )
    .join(';')
const press = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).click()`

async function signIn(firefox: Firefox, site: string) {
  await firefox.open(site + paths.auth())
  await firefox.look(
    `${fill({ username: 'client', password: DEMO_PASSWORD })};${press('main form:has([name="password"]) button:not([type="button"])')}`,
  )
  await firefox.until(`location.pathname === '${paths.dashboard()}'`)
}

/** Every strip of the home page stands there when the document has come. */
async function lookAtHome({ look, open }: Pick<Firefox, 'look' | 'open'>, site: string) {
  await open(site + paths.home())
  assert.equal(
    await look<number>(`document.body.textContent.split('Loading...').length - 1`),
    0,
    'the home page is still loading',
  )
  const articles = await look<number>(`document.querySelectorAll('article').length`)
  assert(articles >= ARTICLES, `the home page has ${articles} articles`)
}

async function buy({ look, open, until }: Firefox, site: string) {
  await open(site + paths.shop())
  await open(await look<string>(`document.querySelector('main a[href^="/shop/product/"]').href`))
  await look(press('main button[name="intent"][value="add"]'))
  await until(`location.pathname === '${paths.cart()}'`)
  await lookAtHome({ look, open }, site)
  await open(site + paths.checkout())
  await look(
    `${fill({ addressLine: 'Rynek 1', postalCode: '31-042', city: 'Kraków', country: 'PL' })};${press('main form:has([name="addressLine"]) button:not([name], [type="button"])')}`,
  )
  await until(`document.querySelector('button[name="outcome"][value="success"]')`)
  await look(press('button[name="outcome"][value="success"]'))
  await until(
    `location.pathname.startsWith('${paths.confirmation('')}') && !location.pathname.endsWith('processing')`,
  )
}

async function walk(
  executable: string,
  script: boolean,
  { site, framed }: { site: string; framed: string },
) {
  const firefox = await startFirefox(executable, { script })
  const { look, open, until, complaints, loops } = firefox
  try {
    await open(site + paths.faq())
    if (script) await until('navigator.serviceWorker.controller')
    for (const path of Array(2).fill(paths.tool('responsive-checker', { url: framed }))) {
      await open(site + path)
      assert(
        await look<boolean>(`document.querySelectorAll('#result iframe').length > 0`),
        'the checker shows no frame',
      )
    }
    await signIn(firefox, site)
    await lookAtHome(firefox, site)
    await buy(firefox, site)
    assert.deepEqual({ complaints, loops }, { complaints: [], loops: [] })
  } finally {
    await firefox.close()
  }
}

const executable = findProgram('firefox', 'firefox-esr')
if (!executable) console.log('Firefox: left out, there is none on this machine.')
else {
  const app = await serveApp()
  try {
    for (const script of [true, false]) {
      await walk(executable, script, app)
      console.log(
        `Firefox ${script ? 'with' : 'without'} script: the checker twice, signing in, home and a purchase.`,
      )
    }
  } finally {
    await app.stop()
  }
}
