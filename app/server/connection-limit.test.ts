import net, { type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { limitConnections } from './connection-limit.js'

const servers: net.Server[] = []
const sockets: net.Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

async function start(options: Parameters<typeof limitConnections>[1]) {
  const server = limitConnections(
    net.createServer((socket) => {
      socket.on('error', () => undefined)
      setImmediate(() => socket.destroyed || socket.write('hello'))
    }),
    options,
  )
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}

/** A connection, once the server has spoken on it or ended it. */
async function connect(port: number, localAddress = '127.0.0.1') {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  const isTaken = await new Promise<boolean>((resolve) => {
    socket
      .once('data', () => resolve(true))
      .once('close', () => resolve(false))
      .on('error', () => undefined)
  })
  return { isTaken, socket }
}

test('an address has no more connections than it may, and others have theirs', async () => {
  const port = await start({ most: 2, isExcepted: () => false })
  const first = await connect(port)
  expect([first.isTaken, (await connect(port)).isTaken]).toEqual([true, true])
  expect((await connect(port)).isTaken).toBe(false)
  expect((await connect(port, '127.0.0.2')).isTaken).toBe(true)
  first.socket.destroy()
  await expect.poll(async () => (await connect(port)).isTaken).toBe(true)
})

test('a proxy, whose address is a local one, has as many as it needs', async () => {
  const port = await start({ most: 1 })
  const taken = await Promise.all(Array.from({ length: 5 }, () => connect(port)))
  expect(taken.map(({ isTaken }) => isTaken)).toEqual(Array(5).fill(true))
})
