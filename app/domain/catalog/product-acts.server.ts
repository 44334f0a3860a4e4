import type { BulkAct } from '../lists/bulk.server'
import type { ProductCommand } from './product-editing.rules'
import { moveProductIn } from './product-editing.server'

function command(name: ProductCommand): BulkAct {
  return {
    asksReason: false,
    apply: async (tx, id, { actor }) => {
      await moveProductIn(tx, { id: actor.id! }, Number(id), name)
      return true
    },
  }
}

/** What an admin does with many products at once; one that lacks something is not published. */
export const PRODUCT_ACTS = {
  publish: command('publish'),
  archive: command('archive'),
} satisfies Record<string, BulkAct>
