import { NotFoundError } from '~/platform/errors'
import { notFound } from '~/platform/http/answers.server'

/** Throws the 404 of what is not there, and every other error as it is. */
export function throwNotFound(error: unknown): never {
  throw error instanceof NotFoundError ? notFound() : error
}

/** What was asked of the domain; what is not there is answered with 404. */
export const orNotFound = <T>(answer: Promise<T>): Promise<T> => answer.catch(throwNotFound)
