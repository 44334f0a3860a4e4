import { z } from 'zod'
import { VIEW_NAME_MAX } from './list.rules'

type Say = (problem: 'viewName' | 'viewNameTooLong') => string

const line = (text: string) => text.replaceAll('\u0000', '').replace(/\s+/g, ' ').trim()

/** The name under which a view of a list is kept. */
export function viewSchema(say: Say) {
  return z.object({
    name: z.string({ error: say('viewName') }).overwrite(line).min(1, say('viewName')).max(VIEW_NAME_MAX, say('viewNameTooLong')),
  })
}
