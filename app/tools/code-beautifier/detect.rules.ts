import { unbroken } from '~/platform/unbroken'
import type { CodeLanguage } from './beautify.rules'

/** As much as is read to tell a language. */
const READ = 20_000

/** The elements of HTML, with those that older pages have. */
const ELEMENTS = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blockquote body
    br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog
    dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5
    h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark
    marquee menu meta meter nav noframes noscript object ol optgroup option output p param picture
    pre progress q rp rt ruby s samp script search section select slot small source span strike
    strong style sub summary sup table tbody td template textarea tfoot th thead time title tr track
    tt u ul var video wbr
  `
    .trim()
    .split(/\s+/),
)

/** Markup is HTML by its first element; one with a hyphen is an element of the page's own. */
function isHtml(code: string) {
  if (/^<!doctype\s+html/i.test(code)) return true
  const [, name = ''] = /^<([a-z][\w:-]*)/i.exec(code) ?? []
  return ELEMENTS.has(name.toLowerCase()) || /^[a-z][a-z0-9]*-[\w-]*$/.test(name)
}
const GRAPHQL_START = new RegExp(
  unbroken`
    ^(((query|mutation|subscription)\b[^=;]*\{)|fragment\s+\w+\s+on\s+\w+|((extend\s+)?(type
    |interface|input)\s+\w+(?!\w)[^={;]*\{[^;]*:\s*\[?[A-Z]\w*[!\]]*\s)|(schema|directive|scalar
    |union)\s+[@\w{][^;]*$|enum\s+\w+[^{]*\{[^;,=]*$)
  `,
)
const SQL_START = new RegExp(
  unbroken`
    ^(select\b|insert\s+into\b|update\s+[\w".\`[\]]+\s+set\b|delete\s+from\b|(create|alter
    |drop)\s+(or\s+replace\s+)?(unique\s+)?(table|view|index|database|function|trigger|schema
    |sequence|type|temporary|materialized)\b|with\s+(recursive\s+)?\w+(\s*\([^)]*\))?\s+as\s*\(
    |truncate\s+table\b|merge\s+into\b)
  `,
  'i',
)
const TYPESCRIPT = new RegExp(
  unbroken`
    (^|\n)[ \t]*(export\s+)?(declare\s+|abstract\s+|const\s+)*(interface\s+\w+|type\s+\w+(<[^>]*>)?\s*=
    |enum\s+\w+\s*\{|namespace\s+\w+)|[\w\])?]\s*:\s*(string|number|boolean|unknown|any|void|never
    |Promise<|Array<|Record<)[\s,)=;[|>]|\bas\s+const\b|\bimport\s+type\b|\bsatisfies\b
  `,
)
const JAVASCRIPT = new RegExp(
  unbroken`
    (^|[\s;{}(])(const|let|var|function|class|import|export|return|async|await|new|if|for|while
    |throw|try)\b[^({=;]{0,2000}[({=;]|=>|\b(console|document|window|module|require)\s*[.(]
    |^['"]use (strict|client|server)['"]
  `,
)
/** What no rule of a style sheet begins with. */
const STATEMENT = new RegExp(
  unbroken`
    ^(import|export|const|let|var|function|class|interface|enum|namespace|declare|abstract|async
    |return|switch|while|try|do|if|for)\b
  `,
)
/** What a script begins with and no style sheet does, after its remarks. */
const SCRIPT_START = new RegExp(
  unbroken`
    ^(?:["']use\s[\w\s]+["']|(?:module\.)?exports\b|@[\w.]+(?:\([^()]*\))?\s+(?:@|export|default|abstract|class)
    |enum\s+\w+\s*\{[^}]*[,=])
  `,
)
/** Of YAML alone: a key whose value has an anchor, a tag, or goes on below. */
const YAML_VALUE = /^["']?[\w.-]+["']?:\s+[&!*|>][\w-]*(?:\s|$)/
const CSS =
  /^([^{};]*[\w\])*:.#>~+-]\s*)\{\s*(([\w-]+\s*:[^;{}]+[;}])|[^\s{};][^{};]*\{|&|\}|\/\*|@)/
const YAML = /^(---|(-\s+)?["']?[\w./-][\w./ -]{0,199}["']?\s{0,9}:(\s|$)|-\s+\S)/
/** A comment with a key right under it: a heading would stand apart. */
const YAML_NOTE = /^(#.*\n)+[\w./-]{1,200}:(\s|$)/
const MARKDOWN =
  /(^|\n)(#{1,6}\s+\S|[-*+]\s+\S|\d+\.\s+\S|>\s+\S|```|\|.*\|)|\[[^\]]{1,300}\]\([^)]{1,300}\)|\*\*[^*]+\*\*/

/** What may stand before the first thing of a language that says which it is. */
const BEFORE = {
  graphql: /(?:#.*\n|"""[\s\S]*?""")\s*/y,
  sql: /(?:--.*\n|\/\*[\s\S]*?\*\/)\s*/y,
  html: /<!--(?!\[if)[\s\S]*?-->\s*/y,
  script: /(?:\/\/.*\n|\/\*[\s\S]*?\*\/)\s*/y,
  css: /(?:\/\*[\s\S]*?\*\/|@(?:charset|import|layer|use|namespace)\b[^;{]*;)\s*/y,
  yaml: /#.*\n\s*/y,
}

/**
 * The code from there on. Step by step, since one pattern for all of it could be read in more ways
 * than there is time for.
 */
function after(before: RegExp, code: string) {
  let start = 0
  for (;;) {
    before.lastIndex = start
    if (!before.test(code)) return code.slice(start)
    start = before.lastIndex
  }
}

function isJson(code: string) {
  try {
    JSON.parse(code)
    return true
  } catch {
    return false
  }
}

/**
 * JSON by its brackets, even when it is not whole: what cannot be read is told line by line then.
 */
const looksLikeJson = (code: string) =>
  /^[[{]/.test(code) &&
  (/^\{\s*("|\})/.test(code) || /^\[\s*(["{[\]\d-]|true\b|false\b|null\b|$)/.test(code)) &&
  !/=>|\bfunction\b|;\s*$/m.test(code)

/**
 * Which language some code is written in, told by what it looks like; null when it could be
 * several.
 */
export function detectLanguage(whole: string): CodeLanguage | null {
  const code = whole
    .slice(0, READ)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (code.trim() === '') return null
  if (looksLikeJson(code) || (whole.length <= READ && /^["\d[{-]/.test(code) && isJson(code)))
    return 'json'
  if (code.startsWith('<'))
    return isHtml(after(BEFORE.html, code))
      ? 'html'
      : /^<(\?xml|!DOCTYPE|!--|[\w:-]+[\s/>])/i.test(code)
        ? 'xml'
        : null
  if (/^\{[%{]/.test(code)) return 'html'
  const script = after(BEFORE.script, code)
  if (SCRIPT_START.test(script) || (/^\/\/.*@flow\b/.test(code) && JAVASCRIPT.test(script)))
    return TYPESCRIPT.test(code) && !/@flow\b/.test(code) ? 'typescript' : 'javascript'
  if (YAML_VALUE.test(code)) return 'yaml'
  if (SQL_START.test(after(BEFORE.sql, code))) return 'sql'
  if (GRAPHQL_START.test(after(BEFORE.graphql, code))) return 'graphql'
  if (CSS.test(after(BEFORE.css, code)) && !STATEMENT.test(code)) return 'css'
  if (YAML_NOTE.test(code)) return 'yaml'
  if (/^(#{1,6}\s|>\s|```)/.test(code)) return 'markdown'
  if (TYPESCRIPT.test(code)) return 'typescript'
  if (JAVASCRIPT.test(code) && !/^[-\w"' ]+:\s/.test(code)) return 'javascript'
  if (YAML.test(after(BEFORE.yaml, code)) && !/\]\(/.test(code)) return 'yaml'
  return MARKDOWN.test(code) ? 'markdown' : null
}
