import path from 'node:path'
import { env } from '../env.server'
import { createDiskStorage } from './disk.server'
import { createS3Storage } from './s3.server'

export interface StoredFile {
  /** Opens at the first read, so a body that nobody reads holds nothing. */
  body: ReadableStream<Uint8Array>
  contentType: string
  /** In bytes, of the whole object. */
  size: number
}

/** Bytes of an object, both ends counted. */
export interface ByteRange {
  start: number
  end: number
}

/** Where the bytes of files are kept. Every method throws StorageKeyError on a key that is not plain. */
export interface Storage {
  /** Writes the whole object or nothing; an object of the same key is replaced. */
  put(key: string, body: Uint8Array | ReadableStream<Uint8Array>, options: { contentType: string }): Promise<void>
  /** The object, or only the bytes of a range that lies within it. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>
  /** Quiet when there is nothing to remove. */
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** The keys of all objects, in no order; one that comes or goes meanwhile may be among them or not. */
  list(): AsyncIterable<string>
  /** Throws when the store cannot be used now. */
  check(): Promise<void>
}

let chosen: Storage | undefined

function choose(): Storage {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return createDiskStorage(path.resolve(env.DATA_DIR, 'files'))
  return createS3Storage({
    bucket: S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}

/** The store of this process: S3 when S3_BUCKET is set, else the folder `files` in DATA_DIR. */
export function storage(): Storage {
  return (chosen ??= choose())
}
