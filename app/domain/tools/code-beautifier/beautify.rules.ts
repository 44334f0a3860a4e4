import { SECOND } from '~/platform/clock'

/** What is formatted, in the order of the form. */
export const CODE_LANGUAGES = ['html', 'css', 'javascript', 'typescript', 'json', 'markdown', 'yaml', 'graphql', 'sql', 'xml'] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

/** What can be made smaller without a change of its meaning; in the others white space or the text itself has one. */
export const MINIFIED = ['html', 'css', 'javascript', 'typescript', 'json'] as const satisfies CodeLanguage[]
export const canMinify = (language: CodeLanguage) => (MINIFIED as readonly CodeLanguage[]).includes(language)

export const INDENTS = ['2', '4', 'tab'] as const
export const LINE_WIDTHS = [80, 100, 120] as const
export const SQL_DIALECTS = ['sql', 'postgresql', 'mysql', 'mariadb', 'sqlite', 'transactsql', 'plsql', 'bigquery'] as const

/** How code is to be written. */
export interface CodeStyle {
  indent: (typeof INDENTS)[number]
  /** The longest line, in characters. */
  width: (typeof LINE_WIDTHS)[number]
  /** For JavaScript and TypeScript. */
  singleQuotes: boolean
  semicolons: boolean
  dialect: (typeof SQL_DIALECTS)[number]
}

export const USUAL_STYLE: CodeStyle = { indent: '2', width: 80, singleQuotes: false, semicolons: true, dialect: 'sql' }

/** Of the code that is taken, in bytes, and of the time that it may take, in ms. */
export const CODE_LIMITS = { bytes: 1024 * 1024, time: 10 * SECOND }

/** Ending and media type of the file that is downloaded; what is made of TypeScript by making it smaller is JavaScript. */
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
  html: 'HTML', css: 'CSS', javascript: 'JavaScript', typescript: 'TypeScript', json: 'JSON', markdown: 'Markdown', yaml: 'YAML', graphql: 'GraphQL', sql: 'SQL', xml: 'XML',
}
export const SQL_DIALECT_NAMES: Record<CodeStyle['dialect'], string> = {
  sql: 'SQL', postgresql: 'PostgreSQL', mysql: 'MySQL', mariadb: 'MariaDB', sqlite: 'SQLite', transactsql: 'Transact-SQL', plsql: 'PL/SQL', bigquery: 'BigQuery',
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
      dialect: one(SQL_DIALECTS, said.get('dialect')) ?? USUAL_STYLE.dialect,
    },
  }
}

/** The query that says so, with nothing in it that is as usual. */
export function codeSettingsQuery({ language, style }: CodeSettings) {
  return {
    language: language ?? undefined,
    indent: style.indent === USUAL_STYLE.indent ? undefined : style.indent,
    width: style.width === USUAL_STYLE.width ? undefined : style.width,
    quotes: style.singleQuotes ? 'single' : undefined,
    semicolons: style.semicolons ? undefined : 'none',
    dialect: style.dialect === USUAL_STYLE.dialect ? undefined : style.dialect,
  }
}
