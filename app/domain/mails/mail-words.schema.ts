import { z } from 'zod'
import { within } from '~/platform/free-text'
import {
  findWordsProblem,
  kindOfWords,
  LONGEST_WORDS,
  tidyWords,
  type Words,
  type WordsProblem,
} from './mail-words.rules'

/** A key as the name of a field: a point would make it a part of another. */
export const fieldOfWords = (key: string) => key.replaceAll('.', '-')

type Say = (problem: WordsProblem, key: string) => string

/**
 * The form of a mail's words: each of them there, and with the placeholders of the original. Words
 * by their key come out.
 */
export function mailWordsSchema(originals: Words, legal: boolean, say: Say) {
  const fields = Object.entries(originals).map(([key, original]) => {
    const text = z
      .string()
      .default('')
      .transform(within(LONGEST_WORDS[kindOfWords(key)], tidyWords))
      .superRefine((words, context) => {
        const problem = findWordsProblem(words, { key, original, legal })
        if (problem) context.addIssue({ code: 'custom', message: say(problem, key) })
      })
    return [fieldOfWords(key), text] as const
  })
  return z
    .object(Object.fromEntries(fields))
    .transform((typed): Words =>
      Object.fromEntries(Object.keys(originals).map((key) => [key, typed[fieldOfWords(key)]!])),
    )
}
