const SIGNS = [...' \t\n\u00a0\u0000!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~a0A9å\u0301'].map(String)

/** What programs look for the end of, or take in pairs. */
const BEGINNINGS = [
  ...[
    '\r\n',
    ' \n',
    '\n\n',
    'a ',
    ' a',
    'a-',
    '- ',
    '-.',
    'a.',
    '.a',
    'a,',
    ', ',
    ';;',
    'a;',
    '0 ',
    '0.',
    '1/',
    'A1',
    'aA',
    '😀',
    'e\u0301',
    '\u0301\u0316',
  ],
  ...[
    '((',
    '()',
    '[]',
    '[[',
    '](',
    '[a](',
    '{{',
    '{{ ',
    '}}',
    '<a',
    '<b>',
    '<blockquote>a',
    '<td> ',
    '</',
    '<!--',
    '/*',
    '*/',
    '//',
    '--',
    '"""',
    '\\"',
    '``',
    '${',
    '&#',
    '&a;',
  ],
  ...[
    'a@',
    '@a',
    '<a@',
    'http://',
    'https://a.b/(',
    'https://a.b ',
    'www.',
    '../',
    './',
    'xn--',
    '?a=',
    '&a=',
    '#/',
    'a=',
    'a: ',
    '%20',
    ' % ',
    'q=',
    ';q=0,',
  ],
  ...[
    'url( ',
    'repeat(1,',
    'minmax( ',
    'charset= ',
    'rgb(',
    'calc(',
    'width ',
    'not ',
    'only ',
    '- a:\n',
    '# a\n',
    '/* a */',
    '-- a\n',
    '"" ',
    '1px ',
    'a 1 ',
    '= ',
    ' x ',
    'span ',
  ],
  ...[
    'On 1 a wrote:\n>a\nb\n',
    '> a\n',
    'From: a\n',
    '-- \n',
    '--- Original Message ',
    'type a',
    'fragment a on a ',
    'query a ',
    'Version/1. ',
    'Mozilla/5.0 ',
    'the best ',
    'a. ',
  ],
]

/**
 * What is repeated to a text of `length` that a careless function takes far longer for than for one
 * a quarter as long.
 */
export const REPEATED: readonly string[] = [...new Set([...SIGNS, ...BEGINNINGS])]

/**
 * The ways in which something repeated stands in a text: alone, and between what it does not go on
 * to.
 */
export const PLACES: readonly ((repeated: string) => string)[] = [
  (repeated) => repeated,
  (repeated) => `a${repeated}\u0001b`,
]

export const repeatedTo = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
