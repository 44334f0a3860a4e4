import { Client } from 'pg'
import { SECOND } from '../clock'
import { log } from '../log.server'

export const LIVE_CHANNEL = 'kanal_live'

const FIRST_PAUSE = SECOND / 2
const LONGEST_PAUSE = 30 * SECOND
/** A connection that a firewall forgot says nothing; a question finds out. */
const PROOF_INTERVAL = 30 * SECOND
const PATIENCE = 10 * SECOND

export interface PostgresEar {
  /** Whether it is connected now. */
  readonly hears: boolean
  close(): Promise<void>
}

type Handlers = {
  onTopics: (topics: string[]) => void
  /** After a time without connection, as before the first: anything may have happened. */
  onGap: () => void
}

async function open(url: string, onTopics: Handlers['onTopics'], onLoss: () => void) {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  })
  client.on('error', (error) => {
    log.warn({ err: error }, 'connection for live updates lost')
    onLoss()
  })
  client.on('end', onLoss)
  client.on('notification', ({ payload }) => onTopics((payload ?? '').split(' ')))
  try {
    await client.connect()
    await client.query(`LISTEN ${LIVE_CHANNEL}`)
    return client
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }
}

/**
 * Listens to what other processes publish, on a connection of its own that is opened again whenever
 * it is lost.
 */
export function listenToPostgres(url: string, { onTopics, onGap }: Handlers): PostgresEar {
  let client: Client | null = null
  let closed = false
  let pause = FIRST_PAUSE
  let timer: NodeJS.Timeout | undefined

  function again() {
    clearTimeout(timer)
    if (closed) return
    timer = setTimeout(() => void connect(), pause).unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }

  function lose() {
    const lost = client
    client = null
    if (!lost) return
    void lost.end().catch(() => undefined)
    again()
  }

  async function prove() {
    await client?.query('SELECT 1').catch(lose)
    if (client && !closed) timer = setTimeout(() => void prove(), PROOF_INTERVAL).unref()
  }

  async function connect() {
    try {
      client = await open(url, onTopics, lose)
      if (closed) return void client.end().catch(() => undefined)
      pause = FIRST_PAUSE
      timer = setTimeout(() => void prove(), PROOF_INTERVAL).unref()
      onGap()
    } catch (error) {
      log.warn({ err: error }, 'no connection for live updates')
      again()
    }
  }

  void connect()
  return {
    get hears() {
      return client !== null
    },
    async close() {
      closed = true
      clearTimeout(timer)
      const open = client
      client = null
      await open?.end().catch(() => undefined)
    },
  }
}
