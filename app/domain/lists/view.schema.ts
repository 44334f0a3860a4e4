import { z } from 'zod'
import { oneLine, within } from '~/platform/free-text'
import { VIEW_NAME_MAX } from './list.rules'

type Say = (problem: 'viewName' | 'viewNameTooLong') => string

/** The name under which a view of a list is kept. */
export function viewSchema(say: Say) {
  return z.object({
    name: z
      .string({ error: say('viewName') })
      .overwrite(within(VIEW_NAME_MAX, oneLine))
      .min(1, say('viewName'))
      .max(VIEW_NAME_MAX, say('viewNameTooLong')),
  })
}
