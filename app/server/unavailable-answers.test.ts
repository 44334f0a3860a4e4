import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { answerWhenUnavailable } from './unavailable-answers.server'

/** A route without a page whose loader throws. */
function ask(path: string, error: unknown) {
  const route = {
    id: 'route',
    path,
    module: {
      loader: () => {
        throw error
      },
    },
  }
  const routes = { route } as unknown as ServerBuild['routes']
  const { loader } = answerWhenUnavailable(routes, { program: '/api/' }).route!.module
  const request = new Request(`http://localhost${path}`)
  return (loader as (args: LoaderFunctionArgs) => Promise<Response>)({
    request,
    params: {},
    context: {},
  })
}

test('a program gets JSON for whatever fails, and nothing of why', async () => {
  const answer = await ask('/api/products', new Error('a secret of the database'))
  expect(answer.status).toBe(500)
  expect(answer.headers.get('Content-Type')).toContain('application/json')
  expect(await answer.json()).toEqual({ message: 'Internal server error' })
})

test('an answer that is thrown is the answer, and what fails elsewhere is Remix’s to tell', async () => {
  const refusal = new Response(null, { status: 403 })
  await expect(ask('/api/products', refusal)).rejects.toBe(refusal)
  const error = new Error('not expected')
  await expect(ask('/files/1', error)).rejects.toBe(error)
})
