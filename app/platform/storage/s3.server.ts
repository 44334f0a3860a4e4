import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SECOND } from '../clock'
import { lazyBody, toReadable } from './body.server'
import { assertStorageKey } from './key'
import type { Storage } from './storage'

export interface S3Options {
  bucket: string
  /** Set for a store that is not AWS: its buckets are then addressed by path. */
  endpoint?: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

async function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Options) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle: Boolean(endpoint),
    credentials: { accessKeyId, secretAccessKey },
    // The newer checksum trailers are unknown to many stores that speak S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5 * SECOND, requestTimeout: 60 * SECOND },
  })
  return { sdk, client }
}

function isMissing(error: unknown) {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode === 404
}

/** S3 wants the length before the bytes: a stream of unknown length passes through a file. */
async function withDraft(
  body: ReadableStream<Uint8Array>,
  use: (body: Readable, size: number) => Promise<void>,
) {
  const draft = path.join(tmpdir(), `upload-${randomUUID()}`)
  try {
    await pipeline(toReadable(body), createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
    await use(createReadStream(draft), (await stat(draft)).size)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Objects of one bucket; the SDK is loaded at the first call. */
export function createS3Storage(options: S3Options): Storage {
  let connection: ReturnType<typeof connect> | undefined
  const connected = () => (connection ??= connect(options))
  const target = (key: string) => (assertStorageKey(key), { Bucket: options.bucket, Key: key })

  async function describe(key: string) {
    const to = target(key)
    const { sdk, client } = await connected()
    return client.send(new sdk.HeadObjectCommand(to)).catch((error) => {
      if (isMissing(error)) return null
      throw error
    })
  }

  return {
    async put(key, body, { contentType }) {
      const to = target(key)
      const { sdk, client } = await connected()
      const send = async (bytes: Uint8Array | Readable, size: number) => {
        await client.send(
          new sdk.PutObjectCommand({
            ...to,
            Body: bytes,
            ContentLength: size,
            ContentType: contentType,
          }),
        )
      }
      return body instanceof Uint8Array ? send(body, body.byteLength) : withDraft(body, send)
    },
    async get(key, range) {
      const found = await describe(key)
      if (!found) return null
      const open = async () => {
        const { sdk, client } = await connected()
        const { Body } = await client.send(
          new sdk.GetObjectCommand({
            ...target(key),
            IfMatch: found.ETag,
            Range: range && `bytes=${range.start}-${range.end}`,
          }),
        )
        return Body as Readable
      }
      return {
        body: lazyBody(open),
        contentType: found.ContentType ?? 'application/octet-stream',
        size: found.ContentLength ?? 0,
      }
    },
    async remove(key) {
      const to = target(key)
      const { sdk, client } = await connected()
      await client.send(new sdk.DeleteObjectCommand(to))
    },
    async exists(key) {
      return Boolean(await describe(key))
    },
    async *list() {
      const { sdk, client } = await connected()
      for await (const { Contents } of sdk.paginateListObjectsV2(
        { client },
        { Bucket: options.bucket },
      )) {
        for (const { Key } of Contents ?? []) if (Key) yield Key
      }
    },
    async check() {
      const { sdk, client } = await connected()
      await client.send(new sdk.HeadBucketCommand({ Bucket: options.bucket }))
    },
  }
}
