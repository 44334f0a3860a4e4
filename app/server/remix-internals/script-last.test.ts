import { expect, test } from 'vitest'
import { scriptLast, scriptWithin } from './script-last.server'

const made = `<link rel="modulepreload" href="/assets/a.js"/><script nonce="n" type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
window.__remixRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script>`

test('the modules of a page wait until it is shown, and come at once then', () => {
  const html = scriptLast(made)
  expect(html).toContain(
    '<link rel="modulepreload" fetchpriority="low" media="not all" href="/assets/a.js"/>',
  )
  expect(html).not.toMatch(/^import \*/m)
  const script = html.slice(html.indexOf(';\n'))
  const order = [
    "type:'paint'",
    "removeAttribute('media')",
    'const [route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/home.js")]);',
    'window.__remixRouteModules',
    'import("/assets/entry.js")',
  ].map((part) => script.indexOf(part))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
})

test('a page without script stays as it is', () => {
  expect(scriptLast('<p>import * as route0 from &quot;x&quot;;</p>')).toBe(
    '<p>import * as route0 from &quot;x&quot;;</p>',
  )
})

test('the data of a page stands within its document', () => {
  const data = '<script nonce="n">window.__remixContext.streamController.close();</script>'
  expect(
    scriptWithin(
      `<html><body><p>Hej</p></body></html><!--$-->${data}<!--$-->${data}<!--/$--><!--/$-->`,
    ),
  ).toBe(`<html><body><p>Hej</p>${data}${data}</body></html>`)
})
