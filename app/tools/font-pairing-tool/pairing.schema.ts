import { z } from 'zod'
import { manyLines, oneLine, within } from '~/platform/free-text'
import { CLASSES } from './font-list.rules'
import { SEEDS, SIZES, TEXT_MAX, TITLE_MAX } from './limits.rules'

/** What the page shows before anybody has chosen. */
const START = { heading: 'playfair-display', body: 'source-sans-3' }

/** Longer than the name of any family. */
const ID_MAX = 40

const family = (usual: string) => z.string().max(ID_MAX, 'unknown').default(usual)
const size = ({ least, most, usual }: (typeof SIZES)[keyof typeof SIZES]) =>
  z
    .string()
    .regex(/^\d{1,3}$/, 'size')
    .transform(Number)
    .refine((value) => value >= least && value <= most, 'size')
    .default(usual)
const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined && value !== '')

/** What the address of the font pairing tool says; a message is the name of a problem. */
export const pairingSchema = z.object({
  heading: family(START.heading),
  body: family(START.body),
  /** Which of the two a shuffle leaves alone. */
  keepHeading: ticked,
  keepBody: ticked,
  weight: z.enum(['400', '700']).catch('700'),
  headingSize: size(SIZES.heading),
  bodySize: size(SIZES.body),
  /** The visitor's own words; ours where there are none. */
  title: z.string().overwrite(within(TITLE_MAX, oneLine)).max(TITLE_MAX, 'title').default(''),
  text: z.string().overwrite(within(TEXT_MAX, manyLines)).max(TEXT_MAX, 'text').default(''),
  seed: z.coerce
    .number()
    .int()
    .min(0)
    .max(SEEDS - 1)
    .catch(0),
  /**
   * The class that the list of families is narrowed to; that of the headings where none is asked
   * for.
   */
  kind: z
    .enum([...CLASSES, 'all'])
    .optional()
    .catch(undefined),
  /** Fonts for those who asked for a page without. */
  faces: z.literal('load').optional().catch(undefined),
})

export type PairingInput = z.infer<typeof pairingSchema>
export type PairingField =
  'heading' | 'body' | 'headingSize' | 'bodySize' | 'title' | 'text' | 'keepBody'

/** What was typed, as far as a field of the form takes it. */
export function keptInput(query: Record<string, string | undefined>) {
  const kept = (field: string, usual: string, most: number) =>
    (query[field] ?? usual).slice(0, most)
  return {
    heading: kept('heading', START.heading, ID_MAX),
    body: kept('body', START.body, ID_MAX),
    keepHeading: Boolean(query.keepHeading),
    keepBody: Boolean(query.keepBody),
    weight: query.weight === '400' ? ('400' as const) : ('700' as const),
    headingSize: kept('headingSize', String(SIZES.heading.usual), 10),
    bodySize: kept('bodySize', String(SIZES.body.usual), 10),
    title: kept('title', '', TITLE_MAX),
    text: kept('text', '', TEXT_MAX),
  }
}

/** The address of a state, without what goes without saying. */
export function queryOf({
  heading,
  body,
  keepHeading,
  keepBody,
  weight,
  headingSize,
  bodySize,
  title,
  text,
  seed,
  kind,
  faces,
}: PairingInput) {
  return {
    ...{ heading, body, title, text, kind, faces },
    keepHeading: keepHeading ? 'on' : undefined,
    keepBody: keepBody ? 'on' : undefined,
    weight: weight === '700' ? undefined : weight,
    headingSize: headingSize === SIZES.heading.usual ? undefined : headingSize,
    bodySize: bodySize === SIZES.body.usual ? undefined : bodySize,
    seed: seed || undefined,
  }
}
