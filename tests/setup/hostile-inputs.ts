/** Colours that are none, or that ask for something else than a colour. */
export const HOSTILE_COLOURS: string[] = [
  'url(javascript:alert(1))', 'expression(alert(1))', '#fff}</style><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'red;background:url(//evil.example)', '\\72 ed', 'var(--ink)', 'env(x)', 'attr(data-x)', 'inherit',
  'currentcolor', '__proto__', 'constructor', 'toString', '#ff', '#fffffffff', '#ggg', 'rgb(', 'rgb()', 'rgb(1,2,3,4,5)', 'oklch(a b c)', `calc(${'('.repeat(50_000)}`, '#'.repeat(100_000), `rgb(${'1 '.repeat(50_000)})`, '\u0000', '🟥', '\u202Eder', '{{7*7}}', '$t(title)', '../../etc/passwd',
]

/** Code that is deep, long or wide enough to cost a careless program all of its time or memory. */
export const HOSTILE_CODE: [what: string, language: string, code: string][] = [
  ['100,000 open brackets', 'json', '['.repeat(100_000)],
  ['an object in an object, 50,000 times', 'json', '{"a":'.repeat(50_000)],
  ['one line of 5 MB', 'javascript', 'a'.repeat(5 * 1024 * 1024)],
  ['1 MB and one byte', 'css', 'a'.repeat(1024 * 1024 + 1)],
  ['50,000 nested elements', 'html', '<div>'.repeat(50_000)],
  ['nested rules that never close', 'css', 'a{'.repeat(50_000)],
  ['nested parentheses', 'javascript', '('.repeat(50_000)],
  ['nested arrow functions', 'javascript', '()=>'.repeat(20_000)],
  ['nested template strings', 'javascript', '`${'.repeat(10_000)],
  ['nested generics', 'typescript', `type A = ${'B<'.repeat(20_000)}`],
  ['nested selections', 'graphql', '{a'.repeat(50_000)],
  ['nested sequences', 'yaml', `${'- '.repeat(20_000)}[`],
  ['a tab where there may be none', 'yaml', 'a:\n\t- b: ['],
  ['nested tags of XML', 'xml', '<a>'.repeat(50_000)],
  ['an element that never closes', 'xml', `<a ${'b="c" '.repeat(50_000)}`],
  ['a string that never ends', 'json', `"${'\\u0000'.repeat(50_000)}`],
  ['a regular expression that never ends', 'javascript', `/${'(a+)+'.repeat(10_000)}`],
  ['a comment that never ends', 'css', `/*${'*'.repeat(200_000)}`],
  ['bytes that are no text', 'json', '\u0000\u0001\uFFFD'.repeat(1000)],
  ['nothing but spaces', 'html', ' '.repeat(100_000)],
  ['half of a pair of code units', 'json', '\uD800'],
]
