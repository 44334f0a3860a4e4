import { brand } from '~/brand'

/** What a program may do: read alone, or what its owner may do too. */
export const API_SCOPES = ['read', 'write'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** For how many days a token can be made. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const
/** More than anybody's programs need. */
export const MOST_TOKENS = 20
export const TOKEN_NAME_MAX = 60
/** Its last signs, which tell one from another and open nothing. */
export const TOKEN_ENDING = 4

/** By its beginning a token that got out is found in code and logs. */
export const TOKEN_START = `${brand.slug}_`
const SECRET = /^[\w-]{43}$/

/** Whether a text can be a token: others are not looked for. */
export const isToken = (text: string) =>
  text.startsWith(TOKEN_START) && SECRET.test(text.slice(TOKEN_START.length))
