import { STATUS_CODES } from 'node:http'
import { apiJson } from '~/platform/http/api.server'

/** One thing that is wrong with what was sent: in the body by its JSON pointer, or in the address. */
export interface Wrong {
  pointer?: string
  parameter?: string
  detail: string
}

interface ProblemOptions {
  errors?: Wrong[]
  headers?: Record<string, string>
}

/** A refusal in the form of RFC 9457: what happened, in words, and each thing that is wrong. */
export function problem(status: number, detail: string, { errors, headers }: ProblemOptions = {}) {
  return apiJson(
    { type: 'about:blank', title: STATUS_CODES[status], status, detail, ...(errors && { errors }) },
    { status, headers: { ...headers, 'Content-Type': 'application/problem+json' } },
  )
}
