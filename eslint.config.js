// @ts-nocheck Rules work on loosely typed syntax trees.
import a11y from 'eslint-plugin-jsx-a11y'
import regexp from 'eslint-plugin-regexp'
import ts from 'typescript-eslint'
import { countedLoops } from './tests/setup/counted-loops.js'

const ROUTE_EXPORTS = new Set([
  'meta',
  'loader',
  'action',
  'handle',
  'links',
  'headers',
  'shouldRevalidate',
  'default',
  'ErrorBoundary',
])
const SPOKEN_ATTRIBUTES = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
])
const LETTER = /\p{L}/u

/** A text in the code, whether quoted or in a template without holes. */
function fixedText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked).join('')
  return ''
}

/** The results an expression can have: both sides of a condition, the right side of `a && b`. */
function results(node) {
  if (node?.type === 'ConditionalExpression')
    return [...results(node.consequent), ...results(node.alternate)]
  if (node?.type === 'LogicalExpression') return [...results(node.left), ...results(node.right)]
  return [node]
}

const routeExports = {
  meta: {
    messages: {
      foreign:
        'A route module exports {{ allowed }} and nothing else: other exports break the browser build. "{{ name }}" belongs in app/domain or app/ui.',
    },
  },
  create(context) {
    const check = (node, name) => {
      if (ROUTE_EXPORTS.has(name)) return
      context.report({
        node,
        messageId: 'foreign',
        data: { name, allowed: [...ROUTE_EXPORTS].join(', ') },
      })
    }
    return {
      ExportAllDeclaration: (node) => check(node, '*'),
      ExportNamedDeclaration({ declaration, specifiers }) {
        for (const specifier of specifiers) check(specifier, specifier.exported.name)
        for (const item of declaration?.declarations ?? (declaration ? [declaration] : [])) {
          for (const { name } of item.id.properties?.map((property) => property.value) ?? [item.id])
            check(item, name)
        }
      },
    }
  },
}

const translatedText = {
  meta: {
    messages: {
      literal:
        '"{{ text }}" is in one language: words that people read come from locales/ through t(), names from app/brand.ts or the data.',
    },
  },
  create(context) {
    const check = (node, text) => {
      if (LETTER.test(text))
        context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 60) } })
    }
    return {
      JSXText: (node) => check(node, node.value.replace(/&\w+;/g, '')),
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(node) {
        for (const result of results(node.expression)) check(node, fixedText(result))
      },
      JSXAttribute({ name, value }) {
        if (!SPOKEN_ATTRIBUTES.has(name.name)) return
        const given = value?.type === 'JSXExpressionContainer' ? results(value.expression) : [value]
        for (const result of given) check(value, fixedText(result))
      },
      'ExportNamedDeclaration VariableDeclarator[id.name="meta"] Property[key.name="title"]': (
        node,
      ) => check(node, fixedText(node.value)),
    }
  },
}

const oneClock = {
  meta: {
    messages: {
      own: 'Processes on several machines agree on the time by the database’s clock: take it from currentTime() of app/platform/clock.',
    },
  },
  create: (context) => ({
    'NewExpression[callee.name="Date"][arguments.length=0]': (node) =>
      context.report({ node, messageId: 'own' }),
  }),
}

const importsNoTests = { regex: '(^|/)tests/', message: 'Nothing that is shipped imports tests.' }

const ownLink = {
  regex: '^@remix-run/react$',
  importNames: ['Link', 'NavLink'],
  message: 'Links are those of app/ui/layout/link, which cost the server less.',
}

const ownForm = {
  regex: '^@remix-run/react$',
  importNames: ['Form'],
  message:
    'Forms are those of app/ui/form/form, which say for which account they were made; what is the browser’s own says so at a disabled line.',
}

const ownParser = {
  regex: '^@conform-to/zod/v4$',
  importNames: ['parseWithZod'],
  message:
    'Posted forms are read by parseForm (app/shell/parse-form.server), which has words in the visitor’s language for all that is wrong.',
}

/** The import rules of a room, each with its reason. */
function room(...patterns) {
  return {
    'no-restricted-imports': [
      'error',
      { patterns: [importsNoTests, ownLink, ownForm, ownParser, ...patterns] },
    ],
  }
}

/** Of these, what pages are made of together. */
const SHARED = 'tools,shell,order-room,storefront,account,network,support,api'
/** The domain and the platform do not know them. */
const ROOMS = `routes|server|${SHARED.replaceAll(',', '|')}`

const importsNoPage = {
  regex: '^\\.\\./(?!.*/locales/)|^~/routes/[^/]+/(?!_)',
  message:
    'A page never imports another: what two of them share moves up, into the area’s own folder (_area) or a room (see README).',
}
const importsNoRoute = {
  regex: '(^|/)routes/',
  message: 'What pages share does not know the pages that use it.',
}
const ofServer = {
  regex: '\\.server$',
  message: 'Components know no server and no database: hand them what they show.',
}
const ofDomain = {
  regex: '(^|/)domain/(?!.*\\.(schema|rules)$)',
  message:
    'Of the domain, components see only *.schema and *.rules, which are safe in the browser.',
}
const ofPlatform = {
  regex: '(^|/)platform/(?!(i18n/languages|theme|session/roles)$)(?!.*\\.server$)',
  message: 'Of the platform, components see only i18n/languages, theme and session/roles.',
}
const noRequests = {
  regex: '^(@remix-run/|remix-)',
  message:
    'The domain never sees HTTP: guard, parse and answer in the route, and hand over plain values.',
}
const noReact = {
  regex: '^(react|react-dom|react-i18next|@conform-to/react)(/|$)',
  message: 'The domain never sees React: what is shown belongs to the pages and app/ui.',
}
const routes = room(importsNoPage)
const rooms = room(importsNoRoute)
const plainScripts = room({
  regex: '^~/',
  message: 'Node runs this file as it stands, and knows no such name: import it by its path.',
})
const partsOfPages = room(importsNoPage, ofServer, ofDomain, ofPlatform)
const partsOfRooms = room(importsNoRoute, ofServer, ofDomain, ofPlatform)
const rulesOfTools = room(importsNoRoute, noRequests, noReact)
const notOfPages = {
  regex: `(^|/)(${ROOMS}|ui)/`,
  message:
    'The domain does not know the pages that use it; move what is shared into app/domain or app/platform.',
}
const domain = room(noRequests, noReact, notOfPages)
/** The contexts of the domain, each with its folders: they know those before them, none after. */
const CONTEXTS = {
  ground: 'ground,events,search,lists,ledger',
  people: 'people,notifications,sharing,files,pictures,messages,legal,contact,companies,consent',
  shop: 'settings,catalog,coupons,content,curation,studios,briefs,featured',
  sales: 'cart,invoices,orders,payments,checkout,cancellations,proposals',
  delivery: 'projects,deliverables,reviews,fulfillment,designs,previews,decisions,tickets',
  network: 'freelancers,quotes,payouts,assignments',
  studio:
    'mails,inbound-mail,outbox,provider-events,retention,work-queue,site-search,figures,clients,calendar,backups,data-requests,health,programs,webhooks',
}
const inContexts = Object.entries(CONTEXTS).map(([context, folders], index, all) => {
  const above = all.slice(index + 1).map(([, later]) => later.replaceAll(',', '|'))
  return {
    files: [`app/domain/{${folders}}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts'],
    rules: room(
      noRequests,
      noReact,
      notOfPages,
      ...above.map((later) => ({
        regex: `^(\\.\\.|~/domain)/(${later})/`,
        message: `${context} does not know what stands on it: publish what happens (domain/events/publish.server.ts).`,
      })),
    ),
  }
})
const ui = room(ofServer, ofDomain, ofPlatform, {
  regex: `(^|/)(${ROOMS})/`,
  message: 'A component does not know the pages that use it.',
})
const platform = room({
  regex: `(^|/)(domain|ui|${ROOMS})/`,
  message: 'The platform is the ground: it imports libraries, itself, paths and brand.',
})

const noProperties = {
  'no-restricted-properties': [
    'error',
    {
      object: 'process',
      property: 'env',
      message: 'Settings are read once, in app/platform/env.server.ts: import { env } from there.',
    },
    {
      property: 'normalize',
      message:
        'Marks without end take a time without end: use normalize of app/platform/normalize.ts.',
    },
  ],
}
const inlineStyle = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The Content-Security-Policy forbids inline styles: use a class or an SVG attribute.',
}
const noInlineStyle = { 'no-restricted-syntax': ['error', inlineStyle] }
/** The tables whose status is a state of a machine (app/domain/events/transition.server.ts). */
const MACHINES =
  'cart|checkoutAttempt|order|payable|payment|dispute|refund|withdrawal|milestone|project|assignment|payout|deliverable|designVersion|previewVersion|ticket|review|freelancerApplication|freelancer|quote|proposal|waitlistEntry|dataRequest|changeRequest|file|fileVersion|product|showcaseProject|template|studio|webhookEndpoint'
const HTTP = ['Request', 'Response', 'Headers', 'FormData']
const noHttp = {
  'no-restricted-globals': [
    'error',
    ...HTTP.map((name) => ({
      name,
      message: 'The domain never sees HTTP: the route hands over plain values.',
    })),
  ],
  'no-restricted-syntax': [
    'error',
    inlineStyle,
    {
      selector: `TSTypeReference[typeName.name=/^(${HTTP.join('|')})$/]`,
      message: 'The domain never sees HTTP: the route hands over plain values.',
    },
    {
      selector:
        'CallExpression[callee.property.name="trim"][callee.object.callee.object.name="z"][callee.object.callee.property.name="string"]',
      message:
        'A typed text is tidied by oneLine or manyLines, which leave no sign that cannot be seen.',
    },
  ],
}

/** What belongs to a studio, and the calls that read or change it. */
const OWNED =
  'product|order|showcaseProject|contactMessage|studioVisit|coupon|cart|quote|proposal|payment|testimonial|featuredProduct|featuredCategory|studioStatement'
const MANY = 'findFirst|findFirstOrThrow|findMany|updateMany|deleteMany|count|aggregate|groupBy'
/**
 * The one row, person or browser that a query is about, and the conditions of app/domain that name
 * the studio or somebody's orders.
 */
const PINNED =
  'id|orderId|userId|askedUserId|tokenHash|visitorHash|email|cartId|attemptId|key|placementKey'
const SCOPES = 'own|OWN|LIVE|WRITTEN|ordersOf|ordersReadBy|ownProduct|ownProject|byToken'
const NAMES_STUDIO = 'Property[key.name="studioId"], Property[key.name=/^studioId_/]'

const unscoped = (methods, named) =>
  `CallExpression[callee.object.property.name=/^(${OWNED})$/][callee.property.name=/^(${methods})$/]:not(:has(Property[key.name="where"] :matches(${named})))`
const ofMachine = {
  selector: `CallExpression[callee.object.property.name=/^(${MACHINES})$/][callee.property.name=/^(update|updateMany|upsert)$/] > ObjectExpression > Property[key.name=/^(data|update)$/] > ObjectExpression > Property[key.name="status"]`,
  message: 'A machine is moved by transition alone, which guards the write and appends the event.',
}
const isolation = (selector, message) => ({
  'no-restricted-syntax': [...noHttp['no-restricted-syntax'], ofMachine, { selector, message }],
})

const inStudio = isolation(
  unscoped('(find|update|delete|count|aggregate|groupBy|upsert).*', NAMES_STUDIO),
  'A studio reads and changes its own alone: name the studioId in the where.',
)
const inDomain = isolation(
  unscoped(
    MANY,
    `${NAMES_STUDIO}, Property[key.name=/^(${PINNED})$/], Identifier[name=/^(${SCOPES})$/]`,
  ),
  'Studios do not see each other’s: name the studioId in the where, or the one row or person that this is about.',
)

export default ts.config(
  {
    ignores: [
      'build/',
      'data/',
      'coverage/',
      'public/',
      'test-results/',
      '.cache/',
      'prisma/.schema/',
      'prisma/generated/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ts.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['warn', 300],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^T$', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // An expression that is more than linear lets one text hold up everybody.
    files: ['app/**/*.{ts,tsx,js}', 'prisma/**/*.{ts,js,mjs}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'regexp/no-dupe-disjunctions': [
        'error',
        { reportExponentialBacktracking: 'potential', report: 'trivial' },
      ],
    },
  },
  {
    plugins: {
      house: {
        rules: {
          'route-exports': routeExports,
          'translated-text': translatedText,
          'one-clock': oneClock,
          'counted-loops': countedLoops,
        },
      },
    },
  },
  { files: ['app/**/*.{ts,tsx}'], rules: { ...noProperties, ...noInlineStyle, ...room() } },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'app/platform/analytics/tag.ts'],
    rules: { 'house/one-clock': 'error' },
  },
  { files: ['**/*.{test,spec}.{ts,tsx}'], rules: { 'house/counted-loops': 'error' } },
  { files: ['app/**/*.tsx'], extends: [a11y.flatConfigs.recommended] },
  { files: ['app/routes/**/*.{ts,tsx}'], rules: routes },
  {
    files: ['app/routes/**/*.tsx'],
    // The frames of areas take the type of what the guard beside them hands over.
    ignores: ['**/route.tsx', 'app/routes/*/_*/{client-page,studio-order-page,front-frame}.tsx'],
    rules: partsOfPages,
  },
  { files: [`app/{${SHARED}}/**/*.{ts,tsx}`], rules: rooms },
  { files: [`app/{${SHARED}}/**/*.tsx`], ignores: ['**/route.tsx'], rules: partsOfRooms },
  { files: ['app/tools/**/*.{rules,schema}.ts'], rules: { ...rulesOfTools, ...noHttp } },
  { files: ['app/domain/**/*.{ts,tsx}'], rules: { ...domain, ...noHttp } },
  ...inContexts,
  { files: ['app/domain/**/*.server.ts'], rules: inDomain },
  { files: ['app/domain/studios/**/*.server.ts'], rules: inStudio },
  { files: ['app/ui/**/*.{ts,tsx}'], rules: ui },
  { files: ['app/platform/**/*.{ts,tsx}'], rules: platform },
  { files: ['prisma/**/*.{ts,js,mjs}'], rules: room() },
  {
    files: ['app/**/route.{ts,tsx}'],
    rules: { 'house/route-exports': 'error' },
  },
  {
    files: ['app/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'house/translated-text': 'error' },
  },
  {
    files: ['app/platform/env.server.ts', 'app/platform/normalize.ts', 'app/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['app/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off' },
  },
  {
    files: ['app/server/*.js', 'app/server/start.server.ts', 'prisma/**', 'tests/**', '*.{js,ts}'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    rules: { '@typescript-eslint/ban-ts-comment': 'off', ...plainScripts },
  },
  { files: ['eslint.config.js'], rules: { 'no-restricted-imports': 'off' } },
)
