import fc from 'fast-check'

/** Found as it is in a page, it has got out of the text that it belongs in. */
const ELEMENT = '<kx-leak>'
const ATTRIBUTE = '" onkx="1'
/** A header line that an answer must not have, and the host that none may lead to. */
export const HEADER = 'X-Fuzz-Leak'
export const FOREIGN_HOST = 'evil.example'

const NUMBERS = [
  '-1',
  '0',
  '-0',
  '0.5',
  '1e309',
  '-1e309',
  '1e5',
  '1e-400',
  '0x1f',
  '007',
  '+1',
  '1,5',
  '1.',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740992',
  '9007199254740993',
  '99999999999',
  '9223372036854775807',
  '9223372036854775808',
  '123456789012345678901234567890',
  'NaN',
  'Infinity',
  '-Infinity',
  '١٢٣',
  '１２',
]
const DATES = [
  '0000-00-00',
  '2026-02-30',
  '2026-13-01',
  '99999-01-01',
  '-000001-01-01',
  '+275760-09-14T00:00:00Z',
  '2026-01-01T25:00',
  '1e12',
  'tomorrow',
]
const WORDS = [
  '',
  ' ',
  '\t\r\n',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{}',
  '[]',
  '{"$gt":""}',
  '%',
  '_',
  '%00',
  '%ff',
  '%2e%2e%2f',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'file:///etc/passwd',
  'C:\\con',
  "' OR 1=1 --",
  '"; DROP TABLE "User"; --',
  '{{7*7}}',
  '${7*7}',
  '$t(title)',
  '{{count}}',
  '=HYPERLINK("http://evil.example")',
  'a\r\nX-Fuzz-Leak: 1',
  'a\nbcc: x@evil.example',
  'x@example.com\u0000',
  'a@b',
  `${'a'.repeat(65)}@example.com`,
  '(a+)+$',
]
const ADDRESSES = [
  `//${FOREIGN_HOST}`,
  `/\\${FOREIGN_HOST}`,
  `https://${FOREIGN_HOST}`,
  `/%2f${FOREIGN_HOST}`,
  `/\t/${FOREIGN_HOST}`,
  `http:${FOREIGN_HOST}`,
  'javascript:alert(1)',
  'data:text/html,<kx-leak>',
  '/..//evil.example',
  '\\\\evil.example',
  'http://127.0.0.1:1',
  'http://[::1',
  'http://a b',
]
const MARKUP = [
  `${ELEMENT}`,
  `</title>${ELEMENT}`,
  `</textarea>${ELEMENT}`,
  `</script>${ELEMENT}`,
  `-->${ELEMENT}`,
  `]]>${ELEMENT}`,
  `'>${ELEMENT}`,
  `">${ELEMENT}`,
  ATTRIBUTE,
  `x${ATTRIBUTE}`,
  "' onkx='1",
  '&lt;kx-leak&gt;',
  '<svg/onload=alert(1)>',
  '\u2028alert(1)',
  '&#x0;',
  '</style>' + ELEMENT,
]
const SIGNS = [
  '\u0000',
  'a\u0000b',
  '\uFEFF',
  '\u200B\u200C\u200D',
  '\u202Eder\u202C',
  '\u2066x',
  '\uFFFF',
  '\uFFFE',
  'e\u0301'.repeat(30),
  'Z\u0351\u036B\u0343'.repeat(50),
  '🏳️‍🌈',
  '👨‍👩‍👧‍👦',
  'ﷺ',
  'İ',
  'ß',
  'ﬀ',
  'K',
  '\u00AD',
  '\u0085',
  '\u001B[31m',
  '\u007F',
  '𝕏',
  '你好',
  'שלום',
]
const LONG = [
  'a'.repeat(300),
  'å'.repeat(5000),
  '9'.repeat(1000),
  `${'a '.repeat(20_000)}`,
  '('.repeat(5000),
  '\n'.repeat(5000),
  `${ELEMENT}`.repeat(500),
]
/**
 * What is no UTF-8: stray bytes, an overlong slash, halves of pairs, the beginning of a sign, and
 * past the last one.
 */
const BYTES = [
  [0xff],
  [0xfe, 0xff, 0x00, 0x61],
  [0x80],
  [0xc0, 0xaf],
  [0xed, 0xa0, 0x80],
  [0xed, 0xb0, 0x80],
  [0xf0, 0x9f],
  [0xf4, 0x90, 0x80, 0x80],
  [0x61, 0xe5, 0x62],
  [0x00],
]

/**
 * Values that a field, a query or a part of an address may be given by somebody who means no good.
 */
const HOSTILE: Buffer[] = [
  ...[NUMBERS, DATES, WORDS, ADDRESSES, MARKUP, SIGNS, LONG]
    .flat()
    .map((text) => Buffer.from(text)),
  ...BYTES.map((bytes) => Buffer.from(bytes)),
]

/** Larger than any form may be. */
const HUGE = Buffer.alloc(3 * 1024 * 1024, 'a')

export const hostileValue: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...HOSTILE) },
  {
    weight: 5,
    arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => Buffer.from(text)),
  },
  { weight: 5, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 3, arbitrary: fc.double().map((number) => Buffer.from(String(number))) },
)

/** Rarely, since each costs as much as a hundred others. */
export const hostileField: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 300, arbitrary: hostileValue },
  { weight: 1, arbitrary: fc.constant(HUGE) },
)

export const hostileName: fc.Arbitrary<Buffer> = fc.constantFrom(
  ...[
    '',
    '__proto__',
    'constructor',
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'a[b][c]',
    'items[999999999].name',
    'items[-1]',
    'a.b.c.d.e',
    '.',
    '[',
    '[]',
    'a[',
    `a${'[0]'.repeat(300)}`,
    'intent',
    '__intent__',
    '__state__',
    'toString',
    ELEMENT,
    'a\u0000',
    'å',
  ].map((text) => Buffer.from(text)),
  Buffer.from([0xff]),
)
