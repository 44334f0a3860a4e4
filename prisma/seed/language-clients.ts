import { randomUUID } from 'node:crypto'
import { buyInSandbox } from '../../app/domain/checkout/sandbox-purchase.server'
import { postMessage } from '../../app/domain/messages/post-message.server'
import { markRead } from '../../app/domain/messages/read-marks.server'
import { DEMO_CLIENTS } from '../../app/domain/people/demo-accounts'
import { readClient, staffMember } from '../../app/domain/people/participant.server'
import { receiveBrief } from '../../app/domain/projects/brief.server'
import { startMilestone, submitMilestone } from '../../app/domain/projects/milestones.server'
import { DAY, HOUR } from '../../app/platform/clock'
import { db } from '../../app/platform/db/db.server'
import { gateway } from '../../app/platform/payments/payments.server'

const SLUG = 'webflow-company-site'
const STAFF_ID = 1

/**
 * Clients who ordered in a language other than English, with what they and the studio wrote, the
 * studio last.
 */
const CLIENTS = [
  {
    language: 'sv',
    name: 'Maja Lindström',
    addressLine: 'Linnégatan 12',
    postalCode: '413 04',
    city: 'Göteborg',
    country: 'SE',
    currency: 'SEK',
    asks: 'Hej! Texterna till sidan om oss är klara i morgon. Räcker det om jag laddar upp dem bland filerna?',
    answer:
      'Hej Maja! Ja, det räcker gott. Designen är klar att granska: kommentera direkt i den om du vill ändra något.',
  },
  {
    language: 'nl',
    name: 'Daan Visser',
    addressLine: 'Oudegracht 58',
    postalCode: '3511 AS',
    city: 'Utrecht',
    country: 'NL',
    currency: 'EUR',
    asks: 'Goedemorgen! De foto’s van ons team zijn er pas volgende week. Kunnen jullie intussen verder?',
    answer:
      'Goedemorgen Daan! Dat kan: we gebruiken nu andere foto’s. Het ontwerp staat klaar om te bekijken. Plaats gerust je opmerkingen.',
  },
  {
    language: 'pl',
    name: 'Zofia Mazur',
    addressLine: 'ul. Święty Marcin 24',
    postalCode: '61-805',
    city: 'Poznań',
    country: 'PL',
    currency: 'PLN',
    asks: 'Dzień dobry! Logo mamy tylko w pliku PNG. Czy to wystarczy, czy poprosić drukarnię o wersję wektorową?',
    answer:
      'Dzień dobry, Pani Zofio! Wersja wektorowa będzie lepsza, ale nie musi być od razu. Projekt graficzny jest gotowy do sprawdzenia.',
  },
] as const
type Client = (typeof CLIENTS)[number]

async function createClient({ language, name }: Client) {
  const { passwordHash, email } = await db.user.findUniqueOrThrow({
    where: { username: 'client' },
    select: { passwordHash: true, email: true },
  })
  const username = DEMO_CLIENTS[language]
  return db.user.create({
    data: {
      ...{ username, name, passwordHash, language },
      role: 'client',
      email: email.replace('client@', `${username}@`),
      emailVerifiedAt: new Date(),
    },
  })
}

/** The first milestone of the order waits for the client's answer. */
async function workUpToReview(orderId: string) {
  const studio = { type: 'admin', id: STAFF_ID } as const
  await receiveBrief(orderId, studio)
  const { id } = await db.milestone.findFirstOrThrow({
    where: { project: { orderId } },
    orderBy: { position: 'asc' },
  })
  await startMilestone(id, studio)
  await submitMilestone(id, studio)
}

async function talk(orderId: string, userId: number, { asks, answer }: Client) {
  const [client, studio] = [await readClient(userId), staffMember(STAFF_ID)]
  const lines = [
    { by: client, body: asks, ago: DAY + 2 * HOUR },
    { by: studio, body: answer, ago: DAY },
  ]
  for (const { by, body, ago } of lines) {
    const { id } = await postMessage(by, orderId, { key: randomUUID(), body }, [])
    const createdAt = new Date(Date.now() - ago)
    await db.message.update({ where: { id }, data: { createdAt } })
    await markRead(by, orderId, createdAt)
  }
}

/** One client and one order in each language of the site but English, as texts of orders stay. */
export async function seedLanguageClients() {
  if (gateway.name !== 'sandbox') return
  const product = await db.product.findFirstOrThrow({ where: { slug: SLUG } })
  for (const client of CLIENTS) {
    const { id, email } = await createClient(client)
    const { language, name, addressLine, postalCode, city, country, currency } = client
    const orderId = await buyInSandbox(
      { visitor: `demo-${language}`, userId: id, language },
      product.id,
      { name, email, addressLine, postalCode, city, country, currency },
    )
    await talk(orderId, id, client)
    await workUpToReview(orderId)
  }
}
