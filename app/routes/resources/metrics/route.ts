import type { LoaderFunctionArgs } from '@remix-run/node'
import { measureWork } from '~/domain/health/measures.server'
import { notFound } from '~/platform/http/answers.server'
import { mayReadMetrics } from '~/platform/observe/metrics-guard.server'
import { metricsOfAll } from '~/platform/observe/neighbors.server'

/** What is counted, for Prometheus to fetch; not found for whoever may not read it. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!mayReadMetrics(request)) throw notFound()
  await measureWork()
  return new Response(await metricsOfAll(), {
    headers: {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
