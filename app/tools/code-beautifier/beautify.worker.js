/**
 * Formats or minifies code, in a process of its own: what it is given may keep a parser busy for
 * ever. Each library is loaded when it is needed: all of them together take longer than most code.
 */
import { structuredPatch } from 'diff'
import * as prettier from 'prettier'
import { formatSql } from './format-sql.js'
import { minifyJson, plainJson } from './read-json.js'
import { minifyScript, withoutTypes } from './small-script.js'

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

/** White space is shown where a style says so. */
const SHOWS_SPACE =
  /white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces)|\bwhitespace-(?:pre|break-spaces)/i

/** Less has words that SCSS does not. @param {string} code @param {prettier.Options} options */
const formatCss = (code, options) =>
  prettier
    .format(code, { ...options, parser: 'scss' })
    .catch((error) =>
      prettier.format(code, { ...options, parser: 'less' }).catch(() => Promise.reject(error)),
    )

/** Not as anybody writes it: it is taken out again. */
const AS_IT_IS = '<!--   prettier-ignore   -->'
const SPACED_TAG =
  /<[a-z][^<>]{0,2000}?\bstyle\s*=\s*["'][^"'<>]{0,2000}white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces)/gi

/**
 * An element whose style shows its white space stays as it is.
 *
 * @param {string} code
 * @param {prettier.Options} options
 */
async function formatHtml(code, options) {
  if (!SHOWS_SPACE.test(code) || code.includes(AS_IT_IS)) return prettier.format(code, options)
  const made = await prettier.format(code.replace(SPACED_TAG, `${AS_IT_IS}$&`), options)
  return made.replaceAll(new RegExp(`${AS_IT_IS}\\n?[ \\t]*`, 'g'), '')
}

/**
 * A template is no YAML, but may look like it: `{{ a }}` is a mapping in a mapping.
 *
 * @param {string} code
 */
function refuseTemplate(code) {
  const line = code.split('\n').findIndex((text) => /^[^"'#]*:\s+(?:\{\{|\{%)/.test(text))
  if (line >= 0)
    throw Object.assign(new SyntaxError('A value that begins with {{ is a template, not YAML'), {
      line: line + 1,
    })
}

/** @param {Task} task */
async function format({ language, code, style }) {
  const tabWidth = style.indent === '4' ? 4 : 2
  const useTabs = style.indent === 'tab'
  if (language === 'sql') return formatSql(code, style, { tabWidth, useTabs })
  /** @type {prettier.Options} */
  const options = {
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
  }
  if (language === 'xml') return (await import('./format-xml.js')).formatXml(code, options)
  if (language === 'css') return formatCss(code, options)
  if (language === 'yaml') refuseTemplate(code)
  if (language === 'html') return formatHtml(code, options)
  const written = await prettier.format(code, options)
  if (language === 'json') plainJson(written)
  return written
}

/**
 * What HTML says in remarks: conditions of Outlook, bindings, includes, blocks of WordPress, edges
 * of templates, places that scripts look for, notes of rights.
 */
const TELLING = [
  /^\s*\[(?:if|endif)\b/i,
  /<!\[endif\]/i,
  /^\s*(?:[#@?!%$]|\/\$|\/\w+\s*$|\/[\w-]+:|[[\]]\s*$|$)/,
  /^\s*[\w-]+:\S/,
  /^\s*\/?(?:ko|esi|mfunc|mclude|noindex|ng\w+|v-if)\b/i,
  /^\s*(?:google(?:on|off)|(?:Instance|Template)\w*(?:Begin|End)|htmlmin:)/i,
  /^\s*end(?:build|inject|bower)\b/i,
  /\{[{%]|<[?%]/,
]
const XHTML = /xmlns\s*=\s*["']?http:\/\/www\.w3\.org\/1999\/xhtml/i
/** @param {string} code @param {'stylesheet' | 'declarationList'} [context] */
const smallCss = async (code, context) => (await import('./small-css.js')).minifyCss(code, context)

/** @param {string} code */
async function minifyHtml(code) {
  const { minify } = await import('html-minifier-next')
  return minify(code, {
    collapseWhitespace: !SHOWS_SPACE.test(code),
    removeComments: true,
    keepClosingSlash: XHTML.test(code),
    ignoreCustomComments: TELLING,
    // What cannot be read stays as it is: browsers read what they can of it.
    minifyCSS: async (/** @type {string} */ text, /** @type {string | undefined} */ type) =>
      type === 'media'
        ? text
        : smallCss(text, type === 'inline' ? 'declarationList' : 'stylesheet').catch(() => text),
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
  if (language === 'css') return smallCss(code)
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

/** @param {Task} task */
const canBeRead = (task) =>
  format(task).then(
    () => true,
    () => false,
  )

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
    const problem = await locate(task, error)
    const isScript = task.language === 'javascript' || task.language === 'typescript'
    if (task.act === 'minify' && isScript && (await canBeRead(task))) return { refused: 'newer' }
    return { problem }
  }
}
