import type { z } from 'zod'
import type { ApiScope } from '~/domain/people/api-token.rules'
import type { Participant } from '~/domain/people/participant.rules'

type Params = Record<string, string>
/** The fields of a query or of a body. */
export type Fields = z.ZodObject

/** A call that may be answered: who calls, and what they sent, as it was checked. */
interface Call<Query, Body> {
  participant: Participant
  params: Params
  query: Query
  body: Body
  /** The Idempotency-Key of a POST, made one of this token's; empty for other methods. */
  key: string
}

export interface Operation<Query extends Fields = Fields, Body extends Fields = Fields> {
  /** Its name in the OpenAPI document, and of its words in `locales/<language>/api.json`. */
  id: string
  method: 'GET' | 'POST' | 'PUT'
  /** Below /api/v1; a part in braces is the id of a row. */
  path: string
  scope: ApiScope
  /** Who it is for, where it is not for both sides. */
  side?: Participant['side']
  query?: Query
  body?: Body
  /** What it answers with, of which only the fields that are named here go out. */
  answer: z.ZodType
  /** Of an answer; 200 unless told. */
  status?: 200 | 201
  handle: (call: Call<z.output<Query>, z.output<Body>>) => Promise<unknown>
}

/** For the types alone: what a handler is called with follows from what is declared. */
export const operation = <Query extends Fields = Fields, Body extends Fields = Fields>(
  declared: Operation<Query, Body>,
) => declared as unknown as Operation
