import { notFound } from '~/platform/http/answers.server'
import { sendPostedFile } from '~/tools/_area/posted-file.server'

/** What the meta tag generator makes, by the names of its files. */
export const META_FILES = {
  html: 'meta-tags.html',
  json: 'structured-data.json',
  route: 'route-meta.ts',
} as const
const TYPES: Record<string, string> = {
  [META_FILES.html]: 'text/html',
  [META_FILES.json]: 'application/ld+json',
  [META_FILES.route]: 'text/plain',
}
const MOST_BODY = 1024 * 1024

/** Gives the tags of a posted form back as a file. Throws a 404 for another name, and a 413. */
export async function sendMetaFile(request: Request, name: string): Promise<Response> {
  if (!Object.hasOwn(TYPES, name)) throw notFound()
  return sendPostedFile(request, { name, type: TYPES[name]!, mostBytes: MOST_BODY })
}
