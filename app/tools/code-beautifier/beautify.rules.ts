import { SECOND } from '~/platform/clock'

/** What is formatted, in the order of the form. */
export const CODE_LANGUAGES = [
  'html',
  'css',
  'javascript',
  'typescript',
  'json',
  'markdown',
  'yaml',
  'graphql',
  'sql',
  'xml',
] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

/**
 * What can be made smaller without a change of its meaning; in the others white space or the text
 * itself has one.
 */
export const MINIFIED = [
  'html',
  'css',
  'javascript',
  'typescript',
  'json',
] as const satisfies CodeLanguage[]
export const canMinify = (language: CodeLanguage) =>
  (MINIFIED as readonly CodeLanguage[]).includes(language)

export const INDENTS = ['2', '4', 'tab'] as const
export const LINE_WIDTHS = [80, 100, 120] as const
export const SQL_DIALECTS = [
  'sql',
  'postgresql',
  'mysql',
  'mariadb',
  'sqlite',
  'transactsql',
  'plsql',
  'bigquery',
] as const

export const TRAILING_COMMAS = ['all', 'es5', 'none'] as const
export const ARROW_BRACKETS = ['always', 'avoid'] as const
export const PROSE_LINES = ['preserve', 'always', 'never'] as const
export const ATTRIBUTE_LINES = ['auto', 'one'] as const

/** How code is to be written, by the names and choices of Prettier. */
export interface CodeStyle {
  indent: (typeof INDENTS)[number]
  /** The longest line, in characters. */
  width: (typeof LINE_WIDTHS)[number]
  /** For JavaScript and TypeScript. */
  singleQuotes: boolean
  semicolons: boolean
  commas: (typeof TRAILING_COMMAS)[number]
  /** Around the only parameter of an arrow function. */
  brackets: (typeof ARROW_BRACKETS)[number]
  /** Of Markdown and YAML. */
  prose: (typeof PROSE_LINES)[number]
  /** Of HTML, JSX and XML. */
  attributes: (typeof ATTRIBUTE_LINES)[number]
  dialect: (typeof SQL_DIALECTS)[number]
}

export const USUAL_STYLE: CodeStyle = {
  indent: '2',
  width: 80,
  singleQuotes: false,
  semicolons: true,
  commas: 'all',
  brackets: 'always',
  prose: 'preserve',
  attributes: 'auto',
  dialect: 'sql',
}

/** Of the code that is taken, in bytes, and of the time that it may take, in ms. */
export const CODE_LIMITS = { bytes: 1024 * 1024, time: 10 * SECOND }

/**
 * Characters that a code may take on the page, as it was given and as it is written anew: the page
 * is made in one go, while everybody else waits.
 */
export const MOST_SHOWN = 2_000_000
/** Signs that HTML has a meaning for, and how many more characters stand in place of each. */
const SIGNS = new Set([...'"\'&<>'].map((sign) => sign.charCodeAt(0)))
const ESCAPED = 5

/** How many characters a code takes on a page at most. */
export function shownLength(code: string): number {
  let length = code.length
  for (let at = 0; at < code.length; at++) if (SIGNS.has(code.charCodeAt(at))) length += ESCAPED
  return length
}

/**
 * Ending and media type of the file that is downloaded; what is made of TypeScript by making it
 * smaller is JavaScript.
 */
export const CODE_FILES: Record<CodeLanguage, { ending: string; type: string }> = {
  html: { ending: 'html', type: 'text/html' },
  css: { ending: 'css', type: 'text/css' },
  javascript: { ending: 'js', type: 'text/javascript' },
  typescript: { ending: 'ts', type: 'text/plain' },
  json: { ending: 'json', type: 'application/json' },
  markdown: { ending: 'md', type: 'text/markdown' },
  yaml: { ending: 'yaml', type: 'application/yaml' },
  graphql: { ending: 'graphql', type: 'text/plain' },
  sql: { ending: 'sql', type: 'application/sql' },
  xml: { ending: 'xml', type: 'application/xml' },
}

/** The names of the languages are the same everywhere. */
export const CODE_LANGUAGE_NAMES: Record<CodeLanguage, string> = {
  html: 'HTML',
  css: 'CSS',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  json: 'JSON',
  markdown: 'Markdown',
  yaml: 'YAML',
  graphql: 'GraphQL',
  sql: 'SQL',
  xml: 'XML',
}
export const SQL_DIALECT_NAMES: Record<CodeStyle['dialect'], string> = {
  sql: 'SQL',
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  sqlite: 'SQLite',
  transactsql: 'Transact-SQL',
  plsql: 'PL/SQL',
  bigquery: 'BigQuery',
}

/** What the form and the address say of the language and the style. */
export interface CodeSettings {
  /** Null: told by what the code looks like. */
  language: CodeLanguage | null
  style: CodeStyle
}

type Said = { get: (name: string) => unknown }

function one<Value extends string>(values: readonly Value[], said: unknown): Value | undefined {
  return values.find((value) => value === said)
}

/** Reads the settings from a query or a form; what makes no sense is as usual. */
export function readCodeSettings(said: Said): CodeSettings {
  const width = LINE_WIDTHS.find((value) => String(value) === said.get('width'))
  return {
    language: one(CODE_LANGUAGES, said.get('language')) ?? null,
    style: {
      indent: one(INDENTS, said.get('indent')) ?? USUAL_STYLE.indent,
      width: width ?? USUAL_STYLE.width,
      singleQuotes: said.get('quotes') === 'single',
      semicolons: said.get('semicolons') !== 'none',
      commas: one(TRAILING_COMMAS, said.get('commas')) ?? USUAL_STYLE.commas,
      brackets: one(ARROW_BRACKETS, said.get('brackets')) ?? USUAL_STYLE.brackets,
      prose: one(PROSE_LINES, said.get('prose')) ?? USUAL_STYLE.prose,
      attributes: one(ATTRIBUTE_LINES, said.get('attributes')) ?? USUAL_STYLE.attributes,
      dialect: one(SQL_DIALECTS, said.get('dialect')) ?? USUAL_STYLE.dialect,
    },
  }
}

/** The query that says so, with nothing in it that is as usual. */
export function codeSettingsQuery({ language, style }: CodeSettings) {
  const unusual = <Name extends keyof CodeStyle>(name: Name) =>
    style[name] === USUAL_STYLE[name] ? undefined : style[name]
  return {
    language: language ?? undefined,
    indent: unusual('indent'),
    width: unusual('width'),
    quotes: style.singleQuotes ? 'single' : undefined,
    semicolons: style.semicolons ? undefined : 'none',
    commas: unusual('commas'),
    brackets: unusual('brackets'),
    prose: unusual('prose'),
    attributes: unusual('attributes'),
    dialect: unusual('dialect'),
  }
}
