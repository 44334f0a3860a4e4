import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './migrate'

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8')

test('the app is given no administrator of its database or of its store', () => {
  const compose = read('compose.yaml')
  const [app = ''] = compose.split('\nservices:')
  const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]
  expect(first(app, /DATABASE_URL: postgres:\/\/(\w+):/)).not.toBe(
    first(compose, /POSTGRES_USER: (\w+)/) ?? 'postgres',
  )
  expect(first(app, /S3_ACCESS_KEY_ID: (\w+)/)).not.toBe(first(compose, /MINIO_ROOT_USER: (\w+)/))
  // .env is read by the app too, so that what is taken from there is no secret of the others.
  expect(compose).not.toMatch(/\b(?:POSTGRES_PASSWORD|MINIO_ROOT_PASSWORD):/)
})

test('the image is built and run on the Node that .nvmrc names', () => {
  const bases = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major)
  expect(bases).toEqual([read('.nvmrc').trim(), read('.nvmrc').trim()])
})
