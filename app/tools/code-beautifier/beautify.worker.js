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

/** @param {Task} task */
async function format({ language, code, style }) {
  const tabWidth = style.indent === '4' ? 4 : 2
  const useTabs = style.indent === 'tab'
  if (language === 'sql') {
    const sql = await import('sql-formatter')
    return `${sql.format(code, { language: style.dialect, tabWidth, useTabs, keywordCase: 'upper', expressionWidth: style.width - 30 })}\n`
  }
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

/** White space outside of texts; numbers stay as they were written. @param {string} code */
function minifyJson(code) {
  JSON.parse(code)
  return code.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')
}

/** @param {string} code */
async function minifyScript(code) {
  const terser = await import('terser')
  const { code: small } = await terser.minify(code, {
    module: /^[ \t]*(import|export)\b/m.test(code),
    compress: { defaults: true },
  })
  return small ?? ''
}

/** @param {string} code */
async function withoutTypes(code) {
  const { default: typescript } = await import('typescript')
  const { outputText, diagnostics = [] } = typescript.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: {
      target: typescript.ScriptTarget.ES2022,
      module: typescript.ModuleKind.ESNext,
      jsx: typescript.JsxEmit.Preserve,
    },
  })
  const [first] = diagnostics
  if (!first) return outputText
  const at = first.file?.getLineAndCharacterOfPosition(first.start ?? 0)
  throw Object.assign(
    new SyntaxError(typescript.flattenDiagnosticMessageText(first.messageText, ' ')),
    at && { line: at.line + 1, column: at.character + 1 },
  )
}

/** @param {Task} task */
async function minify({ language, code }) {
  if (language === 'json') return minifyJson(code)
  if (language === 'css')
    return (await import('lightningcss'))
      .transform({ filename: 'style.css', code: Buffer.from(code), minify: true })
      .code.toString()
  if (language === 'javascript') return minifyScript(code)
  if (language === 'typescript') return minifyScript(await withoutTypes(code))
  if (language === 'html')
    return (await import('html-minifier-next')).minify(code, {
      collapseWhitespace: true,
      removeComments: true,
      minifyCSS: true,
      minifyJS: true,
    })
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

/** @param {Task} task */
export default async function beautify(task) {
  try {
    const code = await (task.act === 'minify' ? minify(task) : format(task))
    return { code, hunks: task.act === 'format' ? compare(task.code, code) : null }
  } catch (error) {
    if (error instanceof RangeError) return { nested: true }
    return { problem: await locate(task, error) }
  }
}
