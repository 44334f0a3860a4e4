import { isRefusal } from '~/domain/ground/domain-error'
import { notFound } from '~/platform/http/answers.server'

/** Throws the 404 of what is not there, and every other error as it is. */
export function throwNotFound(error: unknown): never {
  throw isRefusal(error, 'notFound') ? notFound() : error
}

/** What was asked of the domain; what is not there is answered with 404. */
export const orNotFound = <T>(answer: Promise<T>): Promise<T> => answer.catch(throwNotFound)

/** What was asked of the domain; null for what is not there. */
export const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isRefusal(error, 'notFound')) return null
    throw error
  })
