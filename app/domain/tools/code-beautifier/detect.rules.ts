import type { CodeLanguage } from './beautify.rules'

/** As much as is read to tell a language. */
const READ = 20_000

const HTML_START = /^(<!doctype html|<!--[\s\S]*?-->\s*<(!doctype|html)|<(html|head|body|div|main|section|article|header|footer|nav|p|a|ul|ol|li|span|h[1-6]|form|table|button|input|img|script|style|template|details|dialog|figure|label|select)\b)/i
const GRAPHQL_START = /^(#.*\n\s*|"""[\s\S]*?"""\s*)*(((query|mutation|subscription)\b[^=;]*\{)|fragment\s+\w+\s+on\s+\w+|((extend\s+)?(type|interface|input)\s+\w+[^={;]*\{[^;]*:\s*\[?[A-Z]\w*[!\]]*\s)|(schema|directive|scalar|union|enum)\s+[@\w{][^;]*$)/
const SQL_START = /^(--.*\n\s*|\/\*[\s\S]*?\*\/\s*)*(select\b[\s\S]*|insert\s+into\b|update\s+[\w".`[\]]+\s+set\b|delete\s+from\b|(create|alter|drop)\s+(or\s+replace\s+)?(unique\s+)?(table|view|index|database|function|trigger|schema|sequence|type|temporary|materialized)\b|with\s+(recursive\s+)?\w+(\s*\([^)]*\))?\s+as\s*\(|truncate\s+table\b|merge\s+into\b)/i
const TYPESCRIPT = /(^|\n)\s*(export\s+)?(declare\s+|abstract\s+)*(interface\s+\w+|type\s+\w+(<[^>]*>)?\s*=|enum\s+\w+\s*\{|namespace\s+\w+)|[\w\])?]\s*:\s*(string|number|boolean|unknown|any|void|never|Promise<|Array<|Record<)[\s,)=;[|>]|\bas\s+const\b|\bimport\s+type\b|\bsatisfies\b/
const JAVASCRIPT = /(^|[\s;{}(])(const|let|var|function|class|import|export|return|async|await|new|if|for|while|throw|try)\b[\s\S]*[({=;]|=>|\b(console|document|window|module|require)\s*[.(]|^['"]use (strict|client|server)['"]/
const CSS = /^(\s*(\/\*[\s\S]*?\*\/|@(charset|import|layer|use|namespace)\b[^;{]*;)\s*)*([^{};]*[\w\])*:.#>~+-]\s*)\{\s*(([\w-]+\s*:[^;{}]+[;}])|[^{};]*\{|&|\}|\/\*|@)/
const YAML = /^(---|(#.*\n\s*)*(-\s+)?["']?[\w./ -]+["']?\s*:(\s|$)|-\s+\S)/
const MARKDOWN = /(^|\n)(#{1,6}\s+\S|[-*+]\s+\S|\d+\.\s+\S|>\s+\S|```|\|.*\|)|\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*/

function isJson(code: string) {
  try {
    JSON.parse(code)
    return true
  } catch {
    return false
  }
}

/** JSON by its brackets, even when it is not whole: what cannot be read is told line by line then. */
const looksLikeJson = (code: string) => /^[[{]/.test(code) && (/^\{\s*("|\})/.test(code) || /^\[\s*(["{[\]\d-]|true\b|false\b|null\b)/.test(code)) && !/=>|\bfunction\b|;\s*$/m.test(code)

/** Which language some code is written in, told by what it looks like; null when it could be several. */
export function detectLanguage(whole: string): CodeLanguage | null {
  const code = whole.slice(0, READ).replace(/^\uFEFF/, '').trimStart()
  if (code.trim() === '') return null
  if (looksLikeJson(code) || (whole.length <= READ && /^["\d[{-]/.test(code) && isJson(code))) return 'json'
  if (code.startsWith('<')) return HTML_START.test(code) ? 'html' : /^<(\?xml|!DOCTYPE|!--|[\w:-]+[\s/>])/i.test(code) ? 'xml' : null
  if (SQL_START.test(code)) return 'sql'
  if (GRAPHQL_START.test(code)) return 'graphql'
  if (CSS.test(code) && !/^(import|export|const|let|var|function|class|if|for)\b/.test(code)) return 'css'
  if (/^(#{1,6}\s|>\s|```)/.test(code)) return 'markdown'
  if (TYPESCRIPT.test(code)) return 'typescript'
  if (JAVASCRIPT.test(code) && !/^[-\w"' ]+:\s/.test(code)) return 'javascript'
  if (YAML.test(code) && !/\]\(/.test(code)) return 'yaml'
  return MARKDOWN.test(code) ? 'markdown' : null
}
