import { z } from 'zod'
import { manyLines, oneLine, within } from '~/platform/free-text'
import { regionPoint, REGIONS } from './pin.rules'

/** Letters at most. */
export const LONGEST = { title: 80, note: 500, remark: 1000 }

export type DesignProblem =
  'title' | 'titleTooLong' | 'noteTooLong' | 'remark' | 'remarkTooLong' | 'place' | 'coordinate'
type Say = (problem: DesignProblem) => string

/** A picture that the studio adds; its file is read by its bytes. */
export const titleSchema = (say: Say) =>
  z
    .string({ error: say('title') })
    .overwrite(within(LONGEST.title, oneLine))
    .min(1, say('title'))
    .max(LONGEST.title, say('titleTooLong'))
export const noteSchema = (say: Say) =>
  z
    .string()
    .overwrite(within(LONGEST.note, manyLines))
    .max(LONGEST.note, say('noteTooLong'))
    .default('')
export const keySchema = z.uuid()

export function remarkSchema(say: Say) {
  const remark = z
    .string({ error: say('remark') })
    .overwrite(within(LONGEST.remark, manyLines))
    .min(1, say('remark'))
    .max(LONGEST.remark, say('remarkTooLong'))
  return z.object({ key: keySchema, body: remark })
}
type RemarkFields = z.input<ReturnType<typeof remarkSchema>>

/** Per cent with a point or a comma, whatever the language. */
function coordinate(say: Say) {
  return z.string().transform((typed, context) => {
    const number = Number(typed.trim().replace(',', '.'))
    if (typed.trim() !== '' && number >= 0 && number <= 100) return Math.round(number * 10) / 10
    context.addIssue({ code: 'custom', message: say('coordinate') })
    return z.NEVER
  })
}

/** A remark at a point, or in one of the nine parts of the picture. */
export function pinSchema(say: Say) {
  return remarkSchema(say)
    .extend({
      region: z.enum(REGIONS).optional(),
      x: coordinate(say).optional(),
      y: coordinate(say).optional(),
    })
    .transform(({ region, x, y, ...remark }, context) => {
      if (x !== undefined && y !== undefined) return { ...remark, x, y }
      if (region) return { ...remark, ...regionPoint(region) }
      context.addIssue({
        code: 'custom',
        path: [x === undefined && y !== undefined ? 'x' : 'region'],
        message: say('place'),
      })
      return z.NEVER
    })
}
export type PinFields = RemarkFields & { region: string; x: string; y: string }
