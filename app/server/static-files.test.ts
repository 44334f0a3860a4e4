import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.js'

let folder: string
let server: http.Server

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-'))
  for (const name of ['stays.txt', 'goes.txt']) await writeFile(path.join(folder, name), name)
  const send = staticFiles(folder)
  server = http.createServer((request, response) =>
    send(request, response, () => void response.writeHead(404).end()),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const ask = (name: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`)

test('a file that cannot be opened ends its connection alone', async () => {
  await rm(path.join(folder, 'goes.txt'))
  await expect(ask('goes.txt').then((answer) => answer.text())).rejects.toThrow()
  expect(await (await ask('stays.txt')).text()).toBe('stays.txt')
  expect((await ask('none.txt')).status).toBe(404)
})
