import { normalize } from '~/platform/normalize'

/** The upper half of code page 437, in which SIE files are written. */
const HIGH =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const FIRST_HIGH = 0x80
const UNKNOWN = 0x3f
const BYTES = new Map([...HIGH].map((sign, index) => [sign, FIRST_HIGH + index]))

function byteOf(sign: string): number | null {
  const code = sign.charCodeAt(0)
  return code < FIRST_HIGH ? code : (BYTES.get(sign) ?? null)
}

/** A text in code page 437: a letter that it lacks stands without its accents, or as a question mark. */
export function toCodePage437(text: string): Uint8Array {
  const bytes = [...normalize(text, 'NFC')].map(
    (sign) => byteOf(sign) ?? byteOf(normalize(sign, 'NFD').slice(0, 1)) ?? UNKNOWN,
  )
  return Uint8Array.from(bytes)
}

/** An entry of a voucher: an account of the BAS chart, and integer öre, debits positive. */
interface SieEntry {
  account: number
  amount: number
  /** Such as the sum in the currency that was paid in. */
  text?: string
}

export interface SieVoucher {
  /** A day of the studio, ISO 8601. */
  day: string
  text: string
  entries: SieEntry[]
}

interface SieHeader {
  program: string
  version: string
  companyNumber: string
  company: string
  /** ISO 8601. */
  writtenOn: string
  /** The names of the accounts that the vouchers use. */
  accounts: ReadonlyMap<number, string>
}

/** What entries that were converted one by one lack of zero goes here. */
export const ROUNDING_ACCOUNT = 3740
const SERIES = 'K'

const quoted = (text: string) =>
  `"${text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/[\\"]/g, '\\$&')
    .trim()}"`
const date = (day: string) => day.replaceAll('-', '')

function money(amount: number) {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The entries with one more for what they lack of zero; those of nothing are left out. */
export function balanced(entries: SieEntry[]): SieEntry[] {
  const lacking = -entries.reduce((sum, { amount }) => sum + amount, 0)
  return [...entries, { account: ROUNDING_ACCOUNT, amount: lacking }].filter(
    ({ amount }) => amount !== 0,
  )
}

/** What a SIE file of type 4I begins with (SIE-Gruppen, SIE filformat 4B). */
export function sieHeader(header: SieHeader): string {
  const { program, version, companyNumber, company, writtenOn, accounts } = header
  return [
    '#FLAGGA 0',
    `#PROGRAM ${quoted(program)} ${quoted(version)}`,
    '#FORMAT PC8',
    `#GEN ${date(writtenOn)}`,
    '#SIETYP 4',
    `#ORGNR ${companyNumber.replace(/[^\d-]/g, '')}`,
    `#FNAMN ${quoted(company)}`,
    '#VALUTA SEK',
    ...[...accounts].map(([number, name]) => `#KONTO ${number} ${quoted(name)}`),
    '',
  ].join('\r\n')
}

/** A voucher without a number, which the program that reads it gives; empty for one of nothing. */
export function sieVoucher({ day, text, entries }: SieVoucher): string {
  const lines = balanced(entries)
  if (lines.length === 0) return ''
  return [
    `#VER ${SERIES} "" ${date(day)} ${quoted(text)}`,
    '{',
    ...lines.map(
      ({ account, amount, text: note }) =>
        `   #TRANS ${account} {} ${money(amount)}${note ? ` ${date(day)} ${quoted(note)}` : ''}`,
    ),
    '}',
    '',
  ].join('\r\n')
}
