import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { KEPT_OPEN } from '../setup/kept-open'

type StoredObject = { bytes: Buffer; contentType: string; etag: string }

export type S3Server = {
  url: string
  objects: Map<string, StoredObject>
  /** Method and path of every request, in order. */
  requests: string[]
  stop(): Promise<void>
}

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=[^,]+, ?SignedHeaders=[^,]+, ?Signature=[0-9a-f]{64}$/

/** As few in a page as to need a second one in any test. */
const LISTED = 2

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  )
}

async function readAll(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/**
 * An S3 store in memory, path style, for signed PUT, GET, HEAD and DELETE in one bucket, and the
 * list of it.
 */
export async function startS3({
  bucket,
  port = 0,
}: {
  bucket: string
  port?: number
}): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map()
  const requests: string[] = []

  /** Some keys at a time, after the last one that the asker was given. */
  function list(after: string | null, response: ServerResponse) {
    const left = [...objects.keys()].sort().filter((key) => key > (after ?? ''))
    const page = left.slice(0, LISTED)
    const next =
      left.length > LISTED
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>'
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`,
    )
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname)
    requests.push(`${request.method} ${path}`)
    const body = await readAll(request)
    if (!SIGNATURE.test(request.headers.authorization ?? ''))
      return refuse(response, 403, 'AccessDenied')
    const [, inBucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(path) ?? []
    if (inBucket !== bucket) return refuse(response, 404, 'NoSuchBucket')
    if (!key && request.method === 'GET')
      return list(
        new URL(request.url!, 'http://s3').searchParams.get('continuation-token'),
        response,
      )
    if (!key) return response.writeHead(200).end()
    const stored = objects.get(key)
    switch (request.method) {
      case 'PUT': {
        if (request.headers['content-length'] === undefined)
          return refuse(response, 411, 'MissingContentLength')
        const etag = `"${createHash('md5').update(body).digest('hex')}"`
        objects.set(key, {
          bytes: body,
          contentType: request.headers['content-type'] ?? 'binary/octet-stream',
          etag,
        })
        return response.writeHead(200, { ETag: etag }).end()
      }
      case 'DELETE':
        objects.delete(key)
        return response.writeHead(204).end()
      case 'GET':
      case 'HEAD': {
        if (!stored) return refuse(response, 404, 'NoSuchKey')
        const wanted = request.headers['if-match']
        if (wanted && wanted !== stored.etag) return refuse(response, 412, 'PreconditionFailed')
        const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
        const bytes =
          start === undefined ? stored.bytes : stored.bytes.subarray(Number(start), Number(end) + 1)
        response.writeHead(start === undefined ? 200 : 206, {
          'Content-Type': stored.contentType,
          'Content-Length': bytes.length,
          ETag: stored.etag,
        })
        return response.end(request.method === 'GET' ? bytes : undefined)
      }
      default:
        return refuse(response, 405, 'MethodNotAllowed')
    }
  }

  const server = createServer(
    KEPT_OPEN,
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
