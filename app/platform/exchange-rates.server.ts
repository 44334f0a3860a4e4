import { SECOND } from './clock'
import { env } from './env.server'

const EUROPEAN_CENTRAL_BANK = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'
const TIMEOUT = 10 * SECOND

/** Where rates come from; a demo asks nobody unless it is told to. */
export const ratesUrl = env.EXCHANGE_RATES_URL ?? (env.demo ? null : EUROPEAN_CENTRAL_BANK)

/**
 * The reference rates of the day as the European Central Bank publishes them, in XML. Throws when
 * they do not come.
 */
export async function fetchReferenceRates(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
  if (!answer.ok) throw new Error(`exchange rates were answered with ${answer.status}`)
  return answer.text()
}
