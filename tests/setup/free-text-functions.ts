import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { z } from 'zod'
import { projectRoot } from './migrate'

type Parameter = { name: string; type: string; optional: boolean }
type Found = { file: string; name: string; parameters: Parameter[] }

const echo = (key: unknown) => String(key)
const DAY = new Date('2026-11-26T00:00:00Z')

/** What a parameter gets that is not the text itself, by how the code writes its type. */
const BY_TYPE: [type: RegExp, value: unknown][] = [
  [
    /^(Say|SayProblem|T|Translate|ProfileWords|ScheduleWords|AccountWords|TFunction<.*>)$|\) => string$/,
    echo,
  ],
  [/^Typing$/, { t: echo, language: 'en' }],
  [/^(Language|PictureSize)$/, 'en'],
  [/^boolean$/, true],
  [/^number$/, 100],
  [/^Date$/, DAY],
  [/^readonly Language\[\]$/, ['en', 'sv']],
  [/=> URL \| null$/, (text: string) => (URL.canParse(text) ? new URL(text) : null)],
]

/** What functions get after the text, where the types do not tell; of two namesakes, by file. */
const GIVEN: Record<string, unknown[]> = {
  storedKeys: [{}],
  lineSchema: [echo, { deliverySpeeds: ['standard'], addOns: [1] }, ['goal']],
  orderChoicesSchema: [echo, { deliverySpeeds: ['standard'], addOns: [1] }],
  freeName: [['a', 'b']],
  deniedCookies: [{ analytics: false, preferences: false, marketing: false }],
  cookieDeletions: [{ host: 'shop.example', path: '/' }],
  readPoint: [{ width: 100, height: 100 }],
  fillFacts: [{ name: 'a' }],
  findWordsProblem: [{ key: 'intro', original: '{{name}}', legal: true }],
  mailWordsSchema: [{ intro: '{{name}}', heading: 'a' }, true, echo],
  refundSchema: [echo, { language: 'en', reasons: ['requested_by_customer'] }],
  vatFor: ['SE123', 2500],
  oneApprovalUpTo: [{ USD: 1 }],
  passwordProblem: [{ username: 'ada', email: 'ada@a.example' }],
  newPasswordFor: [{ username: 'ada', email: 'ada@a.example' }, echo],
  briefSchema: [echo, ['one', 'two']],
  stepSchema: ['specs', echo, { answers: { type: 'website' }, catalog: [], today: DAY }],
  sameValue: ['a'],
  deskProductSchema: [echo, { languages: ['en', 'sv'], currencies: ['USD'], locale: 'en' }],
  cutAtClaims: [[]],
  markMatches: ['two words'],
  checkName: [{ at: 0, line: 1 }],
  keptValues: [{}],
  'app/platform/names.ts nameSchema': [100, { missing: 'a', signs: 'a', tooLong: 'a' }],
  optionalNameSchema: [100, { missing: 'a', signs: 'a', tooLong: 'a' }],
}

/** They take the words of the code alone, never a visitor's, or make what no text goes into. */
const NOT_OF_TEXT = new Set([
  'fallbackFace',
  'reach',
  'pictureFolder',
  'sizeKey',
  'phaseOf',
  'splitDescription',
  'startLanguage',
  'apiRequest',
  'fetchJson',
  'useTranslation',
])

/** First parameters that free text goes into. */
const TEXT =
  /^(readonly )?string( \||\[\]|$)|^URLSearchParams$|^(Partial<)?Record<string, string|=> unknown \}$/

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  Boolean(ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))

function functionsIn(
  statement: ts.Statement,
): [string, ts.FunctionDeclaration | ts.ArrowFunction][] {
  if (!isExported(statement)) return []
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement]]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && ts.isArrowFunction(initializer)
      ? [[name.getText(), initializer] as [string, ts.ArrowFunction]]
      : [],
  )
}

const parameterOf = (node: ts.ParameterDeclaration): Parameter => ({
  name: node.name.getText(),
  type: node.type?.getText().replace(/\s+/g, ' ') ?? '',
  optional: Boolean(node.initializer ?? node.questionToken),
})

const makesSchema = ({ name }: Found) => /Schema$|^newPasswordFor$/.test(name)
const takesText = (found: Found) => makesSchema(found) || TEXT.test(found.parameters[0]?.type ?? '')

/** The exported functions of a file that take free text, and those that make schemas. */
export function findFunctions(file: string): Found[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(projectRoot, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found = source.statements
    .flatMap(functionsIn)
    .map(([name, node]) => ({ file, name, parameters: node.parameters.map(parameterOf) }))
  return found.filter((one) => takesText(one) && !NOT_OF_TEXT.has(one.name))
}

/** The other parameters. Throws for one that nobody has said what it gets. */
function othersOf(found: Found, text: string): unknown[] {
  const others = makesSchema(found) ? found.parameters : found.parameters.slice(1)
  return (
    GIVEN[`${found.file} ${found.name}`] ??
    GIVEN[found.name] ??
    others
      .filter(({ optional, type }) => !optional || type === 'string')
      .map(({ name, type }) => {
        if (name === 'language') return 'en'
        if (name === 'country') return 'SE'
        if (/^string( \| null)?$/.test(type) || type === '') return text
        if (/string\[\]$|^Iterable<string>$/.test(type)) return [text]
        const known = BY_TYPE.find(([pattern]) => pattern.test(type))
        if (!known)
          throw new Error(
            `say in ${import.meta.filename} what ${found.name} gets for ${name}: ${type}`,
          )
        return known[1]
      })
  )
}

const proxy = (text: string) =>
  new Proxy({} as Record<string, string>, {
    get: () => text,
    has: () => true,
    ownKeys: () => ['a', 'b'],
    getOwnPropertyDescriptor: () => ({ value: text, enumerable: true, configurable: true }),
  })

function asFirst(type: string, text: string): unknown {
  if (type === 'URLSearchParams')
    return new URLSearchParams(
      [
        'q',
        'at',
        'after',
        'before',
        'sort',
        'status',
        'topic',
        'about',
        'x',
        'y',
        'from',
        'to',
        'page',
      ].map((name) => [name, text]),
    )
  if (/\[\]$/.test(type)) return [text]
  if (/Record<string/.test(type)) return proxy(text)
  if (/=> unknown \}$/.test(type)) return { get: () => text }
  return text
}

/**
 * An input in which every text of a schema is `text`, and what has only some values has its first.
 */
function filled(schema: z.core.$ZodType, text: string): unknown {
  const def = (schema as z.core.$ZodTypes)._zod.def
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [key, filled(field, text)]),
      )
    case 'pipe':
      return filled(def.in, text) ?? filled(def.out, text)
    case 'optional':
    case 'default':
    case 'nullable':
    case 'catch':
    case 'readonly':
    case 'prefault':
      return filled(def.innerType, text)
    case 'array':
      return [filled(def.element, text)]
    case 'union':
      return filled(def.options.at(-1)!, text)
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'boolean':
      return true
    case 'transform':
      return undefined
    default:
      return text
  }
}

/** What works in steps is done with once all of them are taken. */
function finish(result: unknown) {
  if (result && typeof result === 'object' && 'next' in result)
    while (!(result as Iterator<unknown>).next().done);
}

/** The function as one of a text alone: a schema reads a form all of whose fields are that text. */
export function ofText(
  found: Found,
  exported: (...values: unknown[]) => unknown,
): (text: string) => unknown {
  if (!makesSchema(found))
    return (text) =>
      finish(exported(asFirst(found.parameters[0]!.type, text), ...othersOf(found, text)))
  const schema = exported(...othersOf(found, 'a')) as z.ZodType
  return (text) => schema.safeParse(filled(schema, text))
}
