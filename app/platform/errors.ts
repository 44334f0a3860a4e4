/**
 * What was asked for does not exist, or not for the one who asked; routes answer with notFound().
 */
export class NotFoundError extends Error {
  name = 'NotFoundError'
}
