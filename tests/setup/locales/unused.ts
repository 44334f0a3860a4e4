import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { FALLBACK_LANGUAGE } from '../../../app/platform/i18n/languages'
import { projectRoot } from '../migrate'
import { baseOf, type Locales } from './texts'

/** What is read as an object, and where: no code names the keys below. */
const READ_WHOLE: Record<string, string> = {
  'brief:questions': 'app/domain/briefs/questions.server.ts',
  'consent:banner': 'app/shell/consent.server.ts',
  'cookies:sections': 'app/routes/site/_area/legal-page.server.ts',
  'privacy:sections': 'app/routes/site/_area/legal-page.server.ts',
  'terms:sections': 'app/routes/site/_area/legal-page.server.ts',
}

/**
 * A source file: its texts, its templates as expressions, the namespaces that it names and the
 * files that it imports.
 */
export type Source = {
  file: string
  texts: Set<string>
  templates: RegExp[]
  namespaces: Set<string>
  imports: string[]
}

const SHIPPED = /(?<!\.test|\.d)\.(tsx?|mjs|js)$/
const KEY_PARTS = /^[\w.: -]*$/
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A composed key as an expression: `steps.${name}.title` is any step's; null for a template that is
 * no key.
 */
function asExpression(parts: string[]): RegExp | null {
  const isKey =
    parts.every((part) => KEY_PARTS.test(part)) &&
    /[A-Za-z]/.test(parts.join('')) &&
    /[.:_]/.test(parts.join(''))
  return isKey ? new RegExp(`^${parts.map(escape).join('[\\w.: -]+')}$`) : null
}

function resolveImport(from: string, module: string): string[] {
  const base = module.startsWith('~/')
    ? join(projectRoot, 'app', module.slice(2))
    : module.startsWith('.')
      ? join(dirname(from), module)
      : null
  return base ? [`${base}.ts`, `${base}.tsx`].filter((file) => existsSync(file)) : []
}

export function readSource(file: string, code: string, namespaces: Set<string>): Source {
  const source: Source = {
    file,
    texts: new Set(),
    templates: [],
    namespaces: new Set(),
    imports: [],
  }
  const note = (text: string) => {
    const named = /^([\w-]+):/.exec(text)?.[1] ?? text
    if (namespaces.has(named)) source.namespaces.add(named)
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node))
      source.imports.push(...resolveImport(file, (node.moduleSpecifier as ts.StringLiteral).text))
    else if (ts.isStringLiteralLike(node)) {
      source.texts.add(node.text)
      note(node.text)
    } else if (ts.isTemplateExpression(node)) {
      const expression = asExpression([
        node.head.text,
        ...node.templateSpans.map(({ literal }) => literal.text),
      ])
      if (expression) source.templates.push(expression)
      note(node.head.text)
    }
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(
      file,
      code,
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  )
  return source
}

/** The sources of the product, without its tests. */
export function readSources(locales: Locales): Source[] {
  const namespaces = new Set(Object.keys(locales[FALLBACK_LANGUAGE]))
  const files = ['app', 'prisma'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(projectRoot, folder, name),
    ),
  )
  return files
    .filter((file) => SHIPPED.test(file) && !file.includes('/generated/'))
    .map((file) => readSource(file, readFileSync(file, 'utf8'), namespaces))
}

/**
 * The namespaces that the keys of each file may be of: its own, and those of the files beside it in
 * an import, whose `t` it may get or give; all when it names none.
 */
function namespacesOf(sources: Source[]): Map<string, Set<string>> {
  const near = new Map(sources.map(({ file, namespaces }) => [file, new Set(namespaces)]))
  const own = new Map(sources.map(({ file, namespaces }) => [file, namespaces]))
  for (const { file, imports } of sources) {
    for (const other of imports) {
      for (const namespace of own.get(other) ?? []) near.get(file)!.add(namespace)
      for (const namespace of own.get(file)!) near.get(other)?.add(namespace)
    }
  }
  return new Map(
    sources.map(({ file, namespaces }) => [
      file,
      namespaces.size > 0 ? near.get(file)! : new Set<string>(),
    ]),
  )
}

/** Which files ask for a name in so many words, and which compose it. */
function readersOf(sources: Source[]) {
  const byText = new Map<string, string[]>()
  for (const { file, texts } of sources)
    for (const text of texts) byText.set(text, [...(byText.get(text) ?? []), file])
  const composed = sources.flatMap(({ file, templates }) =>
    templates.map((template) => ({ file, template })),
  )
  return [
    (name: string) => byText.get(name) ?? [],
    (name: string) =>
      composed.filter(({ template }) => template.test(name)).map(({ file }) => file),
  ]
}

/** The keys that no source names, nor composes: `namespace: key`. */
export function findUnused(locales: Locales, sources: Source[], readWhole = READ_WHOLE): string[] {
  const speaks = namespacesOf(sources)
  const readers = readersOf(sources)
  const mayBeOf = (namespace: string) => (file: string) =>
    speaks.get(file)!.size === 0 || speaks.get(file)!.has(namespace)
  const isUsed = (namespace: string, key: string) => {
    if (Object.keys(readWhole).some((whole) => `${namespace}:${key}`.startsWith(`${whole}.`)))
      return true
    const names = [...new Set([key, baseOf(key)])]
    return readers.some((find) =>
      names.some(
        (name) => find(name).some(mayBeOf(namespace)) || find(`${namespace}:${name}`).length > 0,
      ),
    )
  }
  return Object.entries(locales[FALLBACK_LANGUAGE]).flatMap(([namespace, texts]) =>
    [...texts.keys()].filter((key) => !isUsed(namespace, key)).map((key) => `${namespace}: ${key}`),
  )
}
