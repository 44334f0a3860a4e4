import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { openTalk } from '../../../app/domain/assignments/client-talk.server'
import { FILE_TYPES } from '../../../app/domain/files/file-type.rules'
import type { Upload } from '../../../app/domain/files/uploads.server'
import { postMessage } from '../../../app/domain/messages/post-message.server'
import { markRead } from '../../../app/domain/messages/read-marks.server'
import type { Member } from '../../../app/domain/people/participant.rules'
import { assignee, readClient, staffMember } from '../../../app/domain/people/participant.server'
import { DAY, HOUR, MINUTE } from '../../../app/platform/clock'
import { db } from '../../../app/platform/db/db.server'

interface Line {
  by: 'client' | 'studio' | 'freelancer'
  /** How long ago; milliseconds. */
  ago: number
  body: string
  /** Which line of the conversation it quotes. */
  quotes?: number
  file?: () => Promise<Upload>
}

/**
 * A sheet with the proportions of the grid and the three tones of the quay, as the studio would
 * send one.
 */
async function layoutSheet(): Promise<Upload> {
  const columns = Array.from(
    { length: 12 },
    (_, index) => `<rect x="${60 + index * 58}" y="60" width="46" height="420" fill="#d6e8e4"/>`,
  ).join('')
  const blocks =
    '<rect x="60" y="60" width="452" height="250" fill="#0a625f"/><rect x="524" y="60" width="220" height="120" fill="#a84600"/><rect x="524" y="192" width="220" height="118" fill="#0d1d26"/>'
  const lines = [340, 364, 388, 412]
    .map(
      (y, index) =>
        `<rect x="60" y="${y}" width="${index === 3 ? 300 : 452}" height="10" fill="#46555e"/>`,
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="804" height="540"><rect width="804" height="540" fill="#f8f6f0"/>${columns}${blocks}${lines}</svg>`
  return {
    name: 'front-page-grid.png',
    type: FILE_TYPES.png,
    bytes: new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()),
  }
}

const EDITORIAL: Line[] = [
  {
    by: 'studio',
    ago: 6 * DAY + 3 * HOUR,
    body: 'Hello Kinga, this is Astrid. Your brief is complete and we have started on the front page.\n\nOne question before we set the type: do your longest headlines really run to 90 characters, or was that an exception?',
  },
  {
    by: 'client',
    ago: 6 * DAY + 2 * HOUR,
    body: 'Good morning! It happens about once a week, mostly with interviews. Here is the worst one so far:\nhttps://kanal.example/archive/interviews',
  },
  {
    by: 'client',
    ago: 6 * DAY + 2 * HOUR - 2 * MINUTE,
    body: 'If it helps, the editors can write a shorter line for the front page.',
  },
  {
    by: 'studio',
    ago: 5 * DAY + 7 * HOUR,
    quotes: 2,
    body: 'That helps a lot. We will add a field “short headline” to the editor, and the full one stays on the article itself.',
  },
  {
    by: 'studio',
    ago: 2 * DAY + 5 * HOUR,
    body: 'Here is the grid of the front page: one large story, two beside it, and the list below. The first milestone is ready for you to look at.',
    file: layoutSheet,
  },
  {
    by: 'client',
    ago: 2 * DAY + HOUR,
    quotes: 4,
    body: 'I like how calm it is. Could the second story have an image as well?',
  },
  {
    by: 'freelancer',
    ago: DAY + 6 * HOUR,
    body: 'Hello Kinga, Joost here; I build the pages. Should a story without an image keep the height of the one next to it, or may the row end uneven?',
  },
  {
    by: 'studio',
    ago: DAY + 4 * HOUR,
    quotes: 5,
    body: 'Yes: it takes one in landscape, and without an image the text simply moves up. It is on the staging site now.',
  },
]

const COMPANY_SITE: Line[] = [
  {
    by: 'studio',
    ago: 3 * DAY,
    body: 'Thank you for your order, Kinga. As soon as your brief is in, we plan the first milestone with you here.',
  },
  {
    by: 'client',
    ago: 2 * DAY + 20 * HOUR,
    body: 'Thank you! The texts are nearly there; I will send the brief this week.',
  },
]

const BRAND: Line[] = [
  {
    by: 'client',
    ago: 9 * DAY,
    body: 'The printer asks for the logo in one color. Is that in the files?',
  },
  {
    by: 'studio',
    ago: 9 * DAY - 40 * MINUTE,
    quotes: 0,
    body: 'Yes, the folder “print” has it in black and in white, as PDF and SVG.',
  },
  { by: 'client', ago: 8 * DAY, body: 'Found it, thank you. The first stickers look wonderful.' },
]

const CONVERSATIONS: Record<string, Line[]> = {
  'wordpress-editorial-site': EDITORIAL,
  'webflow-company-site': COMPANY_SITE,
  'brand-identity-starter': BRAND,
}

/**
 * The freelancer who works on an order, in the conversation with its client since two days; null
 * where nobody does.
 */
async function letFreelancerIn(orderId: string, staffId: number) {
  const work = await db.assignment.findFirst({
    where: { status: 'accepted_by_studio', milestone: { project: { orderId } } },
    select: { id: true, freelancer: { select: { userId: true } } },
  })
  if (!work) return null
  const since = new Date(Date.now() - 2 * DAY)
  await openTalk(orderId, work.id, { type: 'admin', id: staffId }, since)
  return assignee(work.freelancer.userId, since)
}

async function speak(orderId: string, lines: Line[], people: { client: number; studio: number }) {
  const freelancer = lines.some(({ by }) => by === 'freelancer')
    ? await letFreelancerIn(orderId, people.studio)
    : null
  const speakers: Record<Line['by'], Member | null> = {
    client: await readClient(people.client),
    studio: staffMember(people.studio),
    freelancer,
  }
  const ids: string[] = []
  for (const { by, ago, body, quotes, file } of lines) {
    const speaker = speakers[by]
    if (!speaker) continue
    const { id } = await postMessage(
      speaker,
      orderId,
      { key: randomUUID(), body, quotedId: quotes === undefined ? undefined : ids[quotes] },
      file ? [await file()] : [],
    )
    const createdAt = new Date(Date.now() - ago)
    await db.message.update({ where: { id }, data: { createdAt } })
    // Whoever answers has read what is above; the last message waits for its reader.
    await markRead(speaker, orderId, createdAt)
    ids.push(id)
  }
}

/**
 * Conversations about the demo client's orders, by slug of what was bought; the newest message is
 * still to be read.
 */
export async function seedConversations(orders: Map<string, string>, clientId: number) {
  const studio = await db.user.findFirstOrThrow({
    where: { username: 'admin' },
    select: { id: true },
  })
  for (const [slug, lines] of Object.entries(CONVERSATIONS)) {
    const orderId = orders.get(slug)
    if (orderId) await speak(orderId, lines, { client: clientId, studio: studio.id })
  }
}
