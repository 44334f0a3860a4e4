import { SECOND } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { apiJson } from '~/platform/http/api.server'
import { log } from '~/platform/log.server'
import { storage } from '~/platform/storage/storage.server'

const PATIENCE = 3 * SECOND

/** 'ok', or 'failed' when the check throws or takes too long; why stands in the log alone. */
async function outcome(part: string, check: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, PATIENCE, new Error('took too long'))
  })
  try {
    await Promise.race([check(), late])
    return 'ok'
  } catch (error) {
    log.error({ err: error, part }, 'not ready')
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}

export async function loader() {
  const [database, files] = await Promise.all([
    outcome('database', () => db.user.findFirst({ select: { id: true } })),
    outcome('storage', () => storage().check()),
  ])
  const ready = database === 'ok' && files === 'ok'
  return apiJson({ status: ready ? 'ok' : 'unavailable', database, storage: files }, { status: ready ? 200 : 503 })
}
