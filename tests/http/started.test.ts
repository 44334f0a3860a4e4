import { expect, test } from 'vitest'
import { anyProductId, orderOfSession } from '../process/books'
import { Installation } from '../process/installation'
import { buy } from '../process/purchase'

test('the app starts as its own process, signs people in and sells without script, in Polish', async () => {
  const kanal = await Installation.create()
  try {
    await kanal.start()
    const client = kanal.visitor()
    await client.signInAs('client')
    const { status } = await client.get('/dashboard')
    expect(status).toBe(200)

    const guest = kanal.visitor('pl')
    const session = await buy(guest, await anyProductId(kanal.db))
    const thanks = await guest.getToEnd(`/shop/order-confirmation?session_id=${session}`)
    expect(thanks).toMatchObject({ status: 200, language: 'pl' })
    const { payables } = await orderOfSession(kanal.db, session)
    expect(payables[0]!.payments).toHaveLength(1)
  } finally {
    await kanal.dispose()
  }
})
