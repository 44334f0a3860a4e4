/**
 * Formats or minifies code, in a process of its own: what it is given may keep a parser busy for
 * ever. Each library is loaded when it is needed: all of them together take longer than most code.
 */
import { structuredPatch } from 'diff'
import * as prettier from 'prettier'

/** @import { CodeLanguage, CodeStyle } from './beautify.rules' */
/**
 * @typedef {{ language: CodeLanguage, act: 'format' | 'minify', code: string, style: CodeStyle }}
 * Task
 */
/** @typedef {{ message: string, line: number | null, column: number | null }} Problem */

const PARSERS = {
  html: 'html',
  css: 'scss',
  javascript: 'babel',
  typescript: 'typescript',
  json: 'json',
  markdown: 'markdown',
  yaml: 'yaml',
  graphql: 'graphql',
  xml: 'xml',
}
const UNCHANGED_LINES = 3

/** Ends a batch of Transact-SQL, on a line of its own. */
const BATCH_END = /^([ \t]*go(?:[ \t]+\d+)?)[ \t]*(?:;[ \t]*)?$/gim

/**
 * Words keep their case: many that are reserved are names of columns too.
 * @param {string} code
 * @param {CodeStyle} style
 * @param {{ tabWidth: number, useTabs: boolean }} indent
 */
async function formatSql(code, style, indent) {
  const sql = await import('sql-formatter')
  /** @param {string} part */
  const write = (part) =>
    sql.format(part, {
      language: style.dialect,
      ...indent,
      keywordCase: 'preserve',
      expressionWidth: style.width - 30,
    })
  if (style.dialect !== 'transactsql') return `${write(code)}\n`
  const parts = code.split(BATCH_END).map((part, index) => (index % 2 ? part.trim() : write(part)))
  return `${parts.filter((part) => part !== '').join('\n')}\n`
}

/** @param {Task} task */
async function format({ language, code, style }) {
  const tabWidth = style.indent === '4' ? 4 : 2
  const useTabs = style.indent === 'tab'
  if (language === 'sql') return formatSql(code, style, { tabWidth, useTabs })
  return prettier.format(code, {
    ...{
      parser: PARSERS[language],
      tabWidth,
      useTabs,
      printWidth: style.width,
      singleQuote: style.singleQuotes,
      semi: style.semicolons,
    },
    ...{
      trailingComma: style.commas,
      arrowParens: style.brackets,
      proseWrap: style.prose,
      singleAttributePerLine: style.attributes === 'one',
    },
    plugins: language === 'xml' ? [(await import('@prettier/plugin-xml')).default] : [],
    ...(language === 'xml' ? { xmlWhitespaceSensitivity: 'preserve' } : {}),
  })
}

/** Remarks, and commas before a closing bracket, of JSON that people write by hand. */
const JSON_EXTRAS = /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g
const TRAILING_COMMAS = /("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g

/** White space outside of texts; numbers stay as they were written. @param {string} code */
function minifyJson(code) {
  const plain = code
    .replace(/^\uFEFF/, '')
    .replace(JSON_EXTRAS, '$1')
    .replace(TRAILING_COMMAS, '$1')
  JSON.parse(plain)
  return plain.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')
}

/**
 * Whether a parser finds an import or export among the statements: what only looks like one stands
 * in remarks and texts. @param {string} code
 */
async function isModule(code) {
  const { default: typescript } = await import('typescript')
  const { ESNext } = typescript.ScriptTarget
  const file = typescript.createSourceFile('a.js', code, ESNext, false, typescript.ScriptKind.JSX)
  return file.statements.some(
    (statement) =>
      typescript.isImportDeclaration(statement) ||
      typescript.isExportDeclaration(statement) ||
      typescript.isExportAssignment(statement) ||
      (typescript.canHaveModifiers(statement) &&
        typescript
          .getModifiers(statement)
          ?.some(({ kind }) => kind === typescript.SyntaxKind.ExportKeyword)),
  )
}

/** @param {string} code */
async function minifyScript(code) {
  const terser = await import('terser')
  /** @param {boolean} module */
  const small = (module) =>
    // Directives such as "use client" say to other programs how a file is to be read.
    terser.minify(code, { module, compress: { defaults: true, directives: false } })
  const module = await isModule(code)
  try {
    return (await small(module)).code ?? ''
  } catch (error) {
    // An await outside of functions makes a module without an import.
    if (module || !/\bawait\b/.test(code)) throw error
    return (await small(true).catch(() => Promise.reject(error))).code ?? ''
  }
}

/**
 * @param {string} code
 * @param {string} fileName
 */
async function transpile(code, fileName) {
  const { default: typescript } = await import('typescript')
  // What Node's own modules alone have is written for them.
  const isCommon = /^[ \t]*(?:export\s*=|import\s+\w+\s*=\s*require\b)/m.test(code)
  return typescript.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      target: typescript.ScriptTarget.ES2022,
      module: isCommon ? typescript.ModuleKind.CommonJS : typescript.ModuleKind.ESNext,
      jsx: typescript.JsxEmit.Preserve,
    },
  })
}

/** @param {string} code */
async function withoutTypes(code) {
  const { default: typescript } = await import('typescript')
  const plain = await transpile(code, 'a.ts')
  const { outputText, diagnostics = [] } = plain.diagnostics?.length
    ? await transpile(code, 'a.tsx')
    : plain
  const [first] = diagnostics
  if (!first) return outputText
  const at = first.file?.getLineAndCharacterOfPosition(first.start ?? 0)
  throw Object.assign(
    new SyntaxError(typescript.flattenDiagnosticMessageText(first.messageText, ' ')),
    at && { line: at.line + 1, column: at.character + 1 },
  )
}

/**
 * A style sheet, or the declarations of an element, without white space and remarks. All
 * declarations stay: of several of one property older browsers take the one that they know. Throws
 * for what cannot be read. @param {string} code @param {'stylesheet' | 'declarationList'} context
 */
async function minifyCss(code, context = 'stylesheet') {
  const { generate, parse, walk } = await import('css-tree')
  const tree = parse(code.replace(/^\uFEFF/, ''), {
    context,
    parseCustomProperty: false,
    onParseError: (/** @type {any} */ error) => {
      throw error
    },
  })
  walk(tree, (/** @type {any} */ node, /** @type {any} */ item, /** @type {any} */ list) => {
    if (node.type === 'Comment' && list && !node.value.startsWith('!')) list.remove(item)
  })
  return generate(tree)
}

/** What HTML says in remarks: conditions of Outlook, bindings, includes, notes of rights. */
const TELLING = [/^\s*\[(?:if|endif)\b/i, /<!\[endif\]/i, /^\s*\/?ko\b/, /^\s*#/, /^!/]
/** White space is shown where a style says so. */
const SHOWS_SPACE = /white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces)/i

/** @param {string} code */
async function minifyHtml(code) {
  const { minify } = await import('html-minifier-next')
  return minify(code, {
    collapseWhitespace: !SHOWS_SPACE.test(code),
    removeComments: true,
    ignoreCustomComments: TELLING,
    // What cannot be read stays as it is: browsers read what they can of it.
    minifyCSS: async (/** @type {string} */ text, /** @type {string | undefined} */ type) =>
      type === 'media'
        ? text
        : minifyCss(text, type === 'inline' ? 'declarationList' : 'stylesheet').catch(() => text),
    minifyJS: async (/** @type {string} */ text, /** @type {boolean | undefined} */ inline) =>
      inline
        ? text
        : minifyScript(text)
            .then((small) => small.replace(/;$/, ''))
            .catch(() => text),
  })
}

/** @param {Task} task */
async function minify({ language, code }) {
  if (language === 'json') return minifyJson(code)
  if (language === 'css') return minifyCss(code)
  if (language === 'javascript') return minifyScript(code)
  if (language === 'typescript') return minifyScript(await withoutTypes(code))
  if (language === 'html') return minifyHtml(code)
  throw new Error(`${language} is not minified`)
}

/** The parser of XML gives no number for the end of the text. @param {any} place */
const atEnd = (place) => Number.isNaN(place?.line)

/**
 * Parsers say where they stopped in ways of their own; those that give no place say it in words.
 * @param {any} error
 * @param {string} code
 * @returns {Problem}
 */
function problemOf(error, code) {
  const message = String(error?.message ?? error).split('\n')[0] ?? ''
  const [, line, column] =
    /(?:line:?\s*|\()(\d+)(?:,?\s*column:?\s*|:)(\d+)/i.exec(String(error?.message)) ?? []
  const place = error?.loc?.start ?? error?.loc ?? error
  return {
    message: message.replace(/\s?\((\d+|NaN):(\d+|NaN)\)$/, '').slice(0, 300),
    line: Number(place?.line ?? line) || (atEnd(place) ? code.trimEnd().split('\n').length : null),
    column: Number(place?.column ?? place?.col ?? column) || null,
  }
}

/**
 * Where a text cannot be read, for those that only say that it cannot. @param {Task} task @param
 * {any} error
 */
async function locate(task, error) {
  const problem = problemOf(error, task.code)
  if (problem.line !== null || task.act === 'format') return problem
  try {
    await format({ ...task, act: 'format' })
    return problem
  } catch (found) {
    return problemOf(found, task.code)
  }
}

/** @param {string} before @param {string} after */
function compare(before, after) {
  const { hunks } = structuredPatch('', '', before, after, '', '', {
    context: UNCHANGED_LINES,
    timeout: 1500,
  }) ?? { hunks: null }
  return hunks && hunks.map(({ oldStart, newStart, lines }) => ({ oldStart, newStart, lines }))
}

/** Of what is made, in characters: no page shows more (MOST_SHOWN). */
const MOST_MADE = 2_000_000

/** @param {Task} task */
export default async function beautify(task) {
  try {
    const code = await (task.act === 'minify' ? minify(task) : format(task))
    if (code.length > MOST_MADE) return { refused: 'tooMuch' }
    return { code, hunks: task.act === 'format' ? compare(task.code, code) : null }
  } catch (error) {
    if (error instanceof RangeError) return { nested: true }
    return { problem: await locate(task, error) }
  }
}
