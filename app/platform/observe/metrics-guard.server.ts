import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '../env.server'
import { clientAddress } from '../http/request-context.server'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether the metrics may go to whoever asks: with METRICS_TOKEN to its bearer, without it to
 * loopback in demo mode alone; behind a proxy every request would come from there.
 */
export function mayReadMetrics(request: Request): boolean {
  const { METRICS_TOKEN, demo } = env
  if (METRICS_TOKEN)
    return timingSafeEqual(
      digest(request.headers.get('Authorization') ?? ''),
      digest(`Bearer ${METRICS_TOKEN}`),
    )
  return (
    demo &&
    ['127.0.0.1', '::1', '0:0:0:0::/64'].includes(clientAddress()) &&
    !request.headers.has('X-Forwarded-For')
  )
}
