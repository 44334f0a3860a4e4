import { z } from 'zod'
import { oneLine, within } from './free-text'

/** What an address has and a name does without: a reader's mail program would make a link of it. */
const ADDRESS = /[/\\@]|:\/|www\./i
/** Forms of companies that are written with a stroke, such as the Danish A/S. */
const STROKED_FORM = /(?<![\p{L}\p{N}])\p{L}\/\p{L}(?![\p{L}\p{N}])/gu

/** Whether there is a letter or digit to be seen. */
const isReadable = (name: string) => /[\p{L}\p{N}]/u.test(name)

/** Whether a name is free of web and mail addresses. */
export const isPlainName = (name: string) => !ADDRESS.test(name.replace(STROKED_FORM, ''))

/** A dot between letters, as in the name of a site: mail programs make a link of it. */
const SITE = /[\p{L}\p{N}-]\.\p{L}{2}/u

/**
 * Whether no mail program makes a link of a name. Companies may be called like their sites, so only
 * mails ask.
 */
export const isUnlinked = (name: string) => isPlainName(name) && !SITE.test(name)

export interface NameWords {
  missing: string
  /** For a name with an address in it. */
  signs: string
  tooLong?: string
}

const tidyWithin = (max: number) => within(max, oneLine)

/**
 * A text on one line with something to read, such as a part of an address. `max` counts UTF-16
 * units.
 */
export function lineSchema(max: number, { missing, tooLong }: Omit<NameWords, 'signs'>) {
  return z
    .string({ error: missing })
    .overwrite(tidyWithin(max))
    .min(1, missing)
    .max(max, tooLong)
    .refine((text) => text === '' || isReadable(text), { error: missing, abort: true })
}

/**
 * The name of a person or company, as every form takes it: a line without web and mail addresses,
 * since it stands in mails in the studio's name.
 */
export function nameSchema(max: number, words: NameWords) {
  return lineSchema(max, words).refine(isPlainName, words.signs)
}

/** A name that may be left out. */
export function optionalNameSchema(max: number, { missing, signs, tooLong }: NameWords) {
  const readable = (name: string) => name === '' || isReadable(name)
  return z
    .string()
    .overwrite(tidyWithin(max))
    .max(max, tooLong)
    .refine(readable, { error: missing, abort: true })
    .refine(isPlainName, signs)
    .optional()
}

/** A line that may be left out. */
export function optionalLineSchema(max: number, missing: string) {
  return z
    .string()
    .overwrite(tidyWithin(max))
    .max(max)
    .refine((text) => text === '' || isReadable(text), missing)
    .optional()
}
