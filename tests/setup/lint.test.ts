import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './migrate'

const eslint = new ESLint({ cwd: projectRoot })

async function complaints(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath })
  return result!.messages
    .filter(({ ruleId }) => ruleId !== '@typescript-eslint/no-unused-vars')
    .map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

const imports = (source: string) => `import x from '${source}'\nexport default () => x\n`
const shows = (jsx: string) =>
  `export default function Part({ open }: { open: boolean }) {\n  return ${jsx} as unknown ?? open\n}\n`

const query = (code: string) =>
  `import { db } from '~/platform/db/db.server'\nexport const a = ${code}\n`

const loop = (body: string) => `export const a = async () => {\n  ${body}\n}\n`

const refusedImports: [file: string, source: string, reason: string][] = [
  ['app/routes/shop/cart/route.tsx', '../checkout/route', 'page never imports another'],
  ['app/routes/shop/cart/line.tsx', '~/routes/shop/checkout/summary', 'page never imports another'],
  ['app/order-room/files/page.tsx', '~/routes/dashboard/files/route', 'does not know the pages'],
  ['app/shell/bar.tsx', '../routes/site/home/route', 'does not know the pages'],
  ['app/routes/shop/cart/line.tsx', './page.server', 'no server and no database'],
  ['app/order-room/files/page.tsx', '~/platform/clock', 'Of the platform, components see only'],
  ['app/tools/color-contrast/limits.rules.ts', '@remix-run/node', 'never sees HTTP'],
  ['app/tools/color-contrast/limits.rules.ts', 'react', 'never sees React'],
  ['app/domain/ground/vat.rules.ts', 'react', 'never sees React'],
  ['app/tools/website-speed-test/read-page.js', '~/tools/a.js', 'by its path'],
  ['app/domain/cart/cart.server.ts', '@remix-run/node', 'never sees HTTP'],
  ['app/domain/cart/cart.server.ts', 'react', 'never sees React'],
  ['app/domain/cart/cart.server.ts', '../../routes/shop/cart', 'does not know the pages'],
  ['app/domain/cart/cart.server.ts', '../../ui/form/button', 'does not know the pages'],
  ['app/domain/cart/cart.server.ts', '~/shell/page-meta', 'does not know the pages'],
  ['app/ui/table/price.tsx', '../../platform/db/db.server', 'no server and no database'],
  ['app/ui/table/price.tsx', '../../domain/cart/cart', 'only *.schema and *.rules'],
  ['app/ui/table/price.tsx', '~/platform/clock', 'Of the platform, components see only'],
  ['app/ui/table/price.tsx', '../../routes/shop/cart', 'does not know the pages'],
  ['app/domain/ground/vat.rules.ts', '~/domain/orders/order.rules', 'what stands on it'],
  ['app/domain/orders/order.rules.ts', '../projects/project.rules', 'what stands on it'],
  ['app/platform/session/guards.server.ts', '../../domain/people/people.server', 'the ground'],
  ['app/platform/http/nonce.ts', '../../ui/layout/footer', 'the ground'],
  ['app/platform/http/nonce.ts', '../../../tests/setup/visitor', 'imports tests'],
  ['prisma/seed/seed.ts', '../../tests/setup/visitor', 'imports tests'],
]

const allowedImports: [file: string, source: string][] = [
  ['app/routes/shop/cart/page.server.ts', '~/domain/cart/cart.server'],
  ['app/routes/shop/cart/route.tsx', './page.server'],
  ['app/routes/shop/cart/route.tsx', '~/routes/shop/_area/wizard-frame'],
  ['app/routes/shop/cart/route.tsx', '~/paths'],
  ['app/domain/cart/cart.server.ts', '../../platform/db/db.server'],
  ['app/domain/cart/cart.server.ts', './cart.rules'],
  ['app/ui/table/price.tsx', '../../domain/cart/cart.rules'],
  ['app/ui/table/price.tsx', '../../platform/i18n/languages'],
  ['app/ui/table/price.tsx', '../form/button'],
  ['app/platform/session/guards.server.ts', '../../paths'],
  ['app/domain/cart/cart.test.ts', '../../../tests/factories/cart'],
]

describe('who may import whom', () => {
  it.each(refusedImports)('%s does not import %s', async (file, source, reason) => {
    expect(await complaints(file, imports(source))).toEqual([expect.stringContaining(reason)])
  })

  it.each(allowedImports)('%s imports %s', async (file, source) => {
    expect(await complaints(file, imports(source))).toEqual([])
  })
})

const refusedCode: [rule: string, file: string, code: string][] = [
  ['house/one-clock', 'app/domain/cart/cart.server.ts', 'export const now = () => new Date()\n'],
  ['house/one-clock', 'app/shell/cart.ts', 'export const loader = () => new Date()\n'],
  ['house/route-exports', 'app/routes/shop/cart/route.tsx', 'export const LIMIT = 5\n'],
  [
    'house/route-exports',
    'app/routes/shop/cart/route.tsx',
    'export function Total() {\n  return null\n}\n',
  ],
  ['house/route-exports', 'app/routes/shop/cart/route.tsx', 'const a = 1\nexport { a as total }\n'],
  ['house/route-exports', 'app/routes/shop/cart/route.tsx', "export * from 'x'\n"],
  ['house/translated-text', 'app/ui/table/price.tsx', shows('<p>Total</p>')],
  ['house/translated-text', 'app/ui/table/price.tsx', shows("<p>{open ? 'Open' : null}</p>")],
  ['house/translated-text', 'app/ui/table/price.tsx', shows('<button aria-label="Close" />')],
  [
    'house/translated-text',
    'app/routes/shop/cart/route.tsx',
    "export const meta = () => [{ title: 'Cart' }]\n",
  ],
  ['no-restricted-syntax', 'app/ui/table/price.tsx', shows('<p style={{ color: "red" }} />')],
  [
    'no-restricted-properties',
    'app/domain/cart/cart.server.ts',
    'export const a = process.env.A\n',
  ],
  [
    'no-restricted-globals',
    'app/domain/cart/cart.server.ts',
    'export const a = () => new Response()\n',
  ],
  [
    'no-restricted-syntax',
    'app/domain/cart/cart.server.ts',
    'export function a(request: Request) {\n  return request.url\n}\n',
  ],
  [
    'no-restricted-syntax',
    'app/domain/studios/desk.server.ts',
    query('(id: number) => db.product.findFirst({ where: { id } })'),
  ],
  [
    'no-restricted-syntax',
    'app/domain/studios/desk.server.ts',
    query(
      '(where: object, studioId: number) => db.order.updateMany({ where, data: { studioId } })',
    ),
  ],
  [
    'no-restricted-syntax',
    'app/domain/orders/list.server.ts',
    query("() => db.order.findMany({ where: { status: 'closed' } })"),
  ],
  ['no-restricted-syntax', 'app/domain/orders/list.server.ts', query('() => db.payment.count()')],
  [
    'no-restricted-syntax',
    'app/domain/orders/list.server.ts',
    query("(id: string) => db.order.updateMany({ where: { id }, data: { status: 'closed' } })"),
  ],
  [
    'regexp/no-super-linear-move',
    'app/domain/cart/cart.rules.ts',
    "export const a = (text: string) => text.replace(/\\s+$/, '')\n",
  ],
  [
    'regexp/no-super-linear-backtracking',
    'app/domain/cart/cart.rules.ts',
    'export const a = (text: string) => /^a*b?a*$/.test(text)\n',
  ],
  ['no-console', 'app/domain/cart/cart.server.ts', "console.log('a')\n"],
  [
    'house/counted-loops',
    'app/domain/cart/cart.test.ts',
    loop('for (const one of await rows()) expect(one).toBe(1)'),
  ],
  [
    'house/counted-loops',
    'app/domain/cart/cart.test.ts',
    loop('const all = (await rows()).filter(Boolean)\n  all.forEach((one) => expect(one).toBe(1))'),
  ],
  [
    'house/counted-loops',
    'tests/http/cart.test.ts',
    loop("for (const one of $('main a').toArray()) expect(one).toBe(1)"),
  ],
  ['jsx-a11y/alt-text', 'app/ui/table/price.tsx', shows('<img src="/a.svg" />')],
  ['max-lines', 'app/domain/cart/cart.server.ts', '//\n'.repeat(301)],
]

const allowedCode: [file: string, code: string][] = [
  ...[
    'const all = await rows()\n  expect(all).toHaveLength(2)\n  for (const one of all) expect(one).toBe(1)',
    "expect($('main a')).toHaveLength(2)\n  for (const one of $('main a').toArray()) expect(one).toBe(1)",
    'for (const one of await Promise.all([a(), b()])) expect(one).toBe(1)',
    'for (const one of NAMES.filter(Boolean)) expect(one).toBe(1)',
    'for (const one of await rows()) await drop(one)',
  ].map((body): [string, string] => ['app/domain/cart/cart.test.ts', loop(body)]),
  [
    'app/routes/shop/cart/route.tsx',
    'export const handle = {}\nexport async function loader() {\n  return null\n}\nexport default function Cart() {\n  return null\n}\n',
  ],
  ['app/ui/table/price.tsx', shows('<p className="a">{open ? 1 : 2} / 3 &nbsp; · {\'×\'}</p>')],
  ['app/platform/env.server.ts', 'export const a = process.env.A\n'],
  [
    'app/domain/studios/desk.server.ts',
    query('(id: number, studioId: number) => db.product.findFirst({ where: { id, studioId } })'),
  ],
  [
    'app/domain/orders/list.server.ts',
    query(
      '(ids: string[], studioId: number) => [db.order.findMany({ where: { id: { in: ids } } }), db.payment.count({ where: { studioId } })]',
    ),
  ],
]

describe('what the code may say', () => {
  it.each(refusedCode)('%s in %s', async (rule, file, code) => {
    expect(await complaints(file, code)).toEqual([expect.stringContaining(`${rule}: `)])
  })

  it.each(allowedCode)('%s may', async (file, code) => {
    expect(await complaints(file, code)).toEqual([])
  })
})
