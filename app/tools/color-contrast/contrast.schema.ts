import { z } from 'zod'
import { manyLines, oneLine, within } from '~/platform/free-text'
import { COLOR_MAX, PALETTE_MAX } from './limits.rules'

/** The color of a page that has none. */
export const PAPER = 'white'

/** What the page shows before anybody has asked: a pair that meets AA and not AAA. */
const EXAMPLE = { text: '#0a6b68', background: '#f8f6f0' }

const color = (example: string) =>
  z
    .string()
    .overwrite(within(COLOR_MAX, oneLine))
    .min(1, 'missing')
    .max(COLOR_MAX, 'tooLong')
    .default(example)

/** What the address of the contrast checker says; a message is the name of a problem. */
export const contrastSchema = z.object({
  text: color(EXAMPLE.text),
  background: color(EXAMPLE.background),
  /**
   * What shines through a background that is not opaque: what a page is laid on unless it says
   * otherwise.
   */
  base: z
    .string()
    .overwrite(within(COLOR_MAX, oneLine))
    .max(COLOR_MAX, 'tooLong')
    .transform((typed) => typed || PAPER)
    .default(PAPER),
  palette: z
    .string()
    .overwrite(within(PALETTE_MAX, manyLines))
    .max(PALETTE_MAX, 'tooLong')
    .default(''),
})

export type ContrastInput = z.infer<typeof contrastSchema>
export type ContrastField = keyof ContrastInput

/** What was typed, as far as a field of the form takes it. */
export function keptInput(query: Record<string, string | undefined>): ContrastInput {
  return {
    text: (query.text ?? EXAMPLE.text).slice(0, COLOR_MAX),
    background: (query.background ?? EXAMPLE.background).slice(0, COLOR_MAX),
    base: (query.base || PAPER).slice(0, COLOR_MAX),
    palette: (query.palette ?? '').slice(0, PALETTE_MAX),
  }
}
