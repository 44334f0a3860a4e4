import path from 'node:path'
import { env } from '../env.server'
import { createDiskStorage, forgetDrafts } from './disk.server'
import { createS3Storage } from './s3.server'
import type { Storage } from './storage'

const folder = () => path.resolve(env.DATA_DIR, 'files')

let chosen: Storage | undefined

function choose(): Storage {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return createDiskStorage(folder())
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

/** Deletes what broken uploads have left in DATA_DIR for more than a day. */
export const tidyStorage = (): Promise<void> => forgetDrafts(folder())
