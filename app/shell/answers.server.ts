import { NotFoundError } from '~/platform/errors'
import { notFound } from '~/platform/http/answers.server'

/** What was asked of the domain; what is not there is answered with 404. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof NotFoundError ? notFound() : error
  }
}
