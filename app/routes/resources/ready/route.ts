import { works } from '~/domain/health/health.server'
import { db } from '~/platform/db/db.server'
import { apiJson } from '~/platform/http/api.server'
import { storage } from '~/platform/storage/storage.server'

export async function loader() {
  const [database, files] = await Promise.all([
    works('database', () => db.user.findFirst({ select: { id: true } })),
    works('storage', () => storage().check()),
  ])
  const inWords = (working: boolean) => (working ? 'ok' : 'failed')
  const ready = database && files
  return apiJson(
    { status: ready ? 'ok' : 'unavailable', database: inWords(database), storage: inWords(files) },
    { status: ready ? 200 : 503 },
  )
}
