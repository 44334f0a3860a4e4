import { currentTime } from '~/platform/clock'
import type { Prisma, Transaction } from '~/platform/db/db.server'
import { transition } from '../events/transition.server'
import type { StatusOf } from '../ground/machine'
import { dataRequestMachine } from '../ground/machines.rules'

/** Ends a request about somebody's own data; tells whether this call did it. */
export function moveDataRequest(
  tx: Transaction,
  id: string,
  to: StatusOf<typeof dataRequestMachine>,
  data: Prisma.DataRequestUpdateManyMutationInput,
) {
  return transition(tx, dataRequestMachine, { id, status: 'received' }, to, {
    actor: { type: 'system' },
    with: { ...data, finishedAt: currentTime() },
    visibility: 'team',
  })
}
