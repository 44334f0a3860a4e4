import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import {
  addDesign,
  addDesignVersion,
  answerDesignVersion,
  noteDesignViewed,
  shareDesignVersion,
} from '../../../app/domain/designs/design-versions.server'
import { addPin, replyToPin, settlePin } from '../../../app/domain/designs/pins.server'
import type { Participant } from '../../../app/domain/people/participant.rules'
import { OWN_STUDIO_ID } from '../../../app/domain/ground/own-studio'
import {
  addPreview,
  addPreviewVersion,
  answerPreviewVersion,
  notePreviewViewed,
  sharePreviewVersion,
} from '../../../app/domain/previews/preview-versions.server'
import { db } from '../../../app/platform/db/db.server'

const STUDIO: Participant = { side: 'studio', userId: 1, studioId: OWN_STUDIO_ID }
const STAGING = 'https://nurt.staging.kanal.example/'

/** The pictures are kept small; a client gets what the shop takes: a PNG. */
async function picture(name: string) {
  const file = fileURLToPath(new URL(`pictures/${name}.avif`, import.meta.url))
  return {
    name: `${name}.png`,
    bytes: await sharp(readFileSync(file)).png({ compressionLevel: 6 }).toBuffer(),
  }
}

const pinOf = (designVersionId: string, number: number) =>
  db.pin.findUniqueOrThrow({ where: { designVersionId_number: { designVersionId, number } } })
const designVersion = (designId: string, number: number) =>
  db.designVersion.findUniqueOrThrow({ where: { designId_number: { designId, number } } })
const say = (body: string) => ({ body, key: randomUUID() })

async function homePage(orderId: string, client: Participant) {
  const designId = await addDesign(STUDIO, orderId, {
    title: 'Home page',
    file: await picture('home-first'),
    note: 'The long read first, three stories below it.',
    key: randomUUID(),
  })
  const { id: first } = await designVersion(designId, 1)
  await shareDesignVersion(STUDIO, first)
  await noteDesignViewed(client, first)
  await addPin(client, first, {
    x: 28,
    y: 18,
    ...say('The title could be larger. It is our cover, after all.'),
  })
  await addPin(client, first, {
    x: 93,
    y: 4,
    ...say('Red is what we use for corrections. Could the buttons be green?'),
  })
  await addPin(client, first, {
    x: 50,
    y: 55,
    ...say('There are four sections, and one is missing here: the archive.'),
  })
  await replyToPin(
    STUDIO,
    (await pinOf(first, 2)).id,
    say(
      'Yes: the green of the river in the drawing. It goes through the whole page in the next version.',
    ),
  )
  await answerDesignVersion(client, first, {
    approved: false,
    reason: 'We like it a lot. The cover story needs more weight, and the archive its place.',
  })

  await addDesignVersion(STUDIO, orderId, designId, {
    file: await picture('home-second'),
    note: 'A larger cover, green instead of red, and the archive as the fourth story.',
    key: randomUUID(),
  })
  const { id: second } = await designVersion(designId, 2)
  await settlePin(STUDIO, (await pinOf(first, 2)).id, true)
  await settlePin(STUDIO, (await pinOf(first, 3)).id, true)
  await addPin(STUDIO, second, {
    x: 81,
    y: 17,
    ...say('With titles of more than four lines we would go down one size here. All right?'),
  })
  await shareDesignVersion(STUDIO, second)
  await noteDesignViewed(client, second)
  await replyToPin(
    client,
    (await pinOf(second, 1)).id,
    say('Fine. Hanna promises to keep them short.'),
  )
  await addPin(client, second, {
    x: 62,
    y: 85,
    ...say('Can the field say “your address” rather than “email address”?'),
  })
  await addPin(client, second, { x: 88, y: 57, ...say('The drawing of the flood is lovely.') })
  await replyToPin(STUDIO, (await pinOf(second, 3)).id, say('Teo will be glad to hear it.'))
  await settlePin(client, (await pinOf(second, 3)).id, true)
}

async function articlePage(orderId: string, client: Participant) {
  const designId = await addDesign(STUDIO, orderId, {
    title: 'Article',
    file: await picture('article-first'),
    note: '',
    key: randomUUID(),
  })
  const { id: first } = await designVersion(designId, 1)
  await shareDesignVersion(STUDIO, first)
  await noteDesignViewed(client, first)
  await addPin(client, first, {
    x: 88,
    y: 66,
    ...say('No one clicks these. I’d rather give the space to the text.'),
  })
  await replyToPin(
    STUDIO,
    (await pinOf(first, 1)).id,
    say('Agreed. We’ll move them below the article and widen the column.'),
  )
  await settlePin(STUDIO, (await pinOf(first, 1)).id, true)
  await addDesignVersion(STUDIO, orderId, designId, {
    file: await picture('article-second'),
    note: 'One column, a pull quote, and the image inside the margins.',
    key: randomUUID(),
  })
  const { id: second } = await designVersion(designId, 2)
  await shareDesignVersion(STUDIO, second)
  await noteDesignViewed(client, second)
  await answerDesignVersion(client, second, { approved: true })
}

async function stagingSite(orderId: string, client: Participant) {
  const version = { url: STAGING, key: randomUUID() }
  const previewId = await addPreview(STUDIO, orderId, {
    ...version,
    title: 'Home page on staging',
    note: 'As drawn, with your real stories in it.',
    screenshot: await picture('home-second'),
  })
  const { id: first } = await db.previewVersion.findUniqueOrThrow({
    where: { previewId_number: { previewId, number: 1 } },
  })
  await sharePreviewVersion(STUDIO, first)
  await notePreviewViewed(client, first)
  await answerPreviewVersion(client, first, {
    approved: false,
    reason:
      'The letter disappears in the pale box, and subscribers should hear of a new issue first.',
  })
  await addPreviewVersion(STUDIO, orderId, previewId, {
    ...version,
    key: randomUUID(),
    note: 'The letter on dark, a line for subscribers at the foot, and the shop is gone until it opens.',
    screenshot: await picture('home-later'),
  })
  const { id: second } = await db.previewVersion.findUniqueOrThrow({
    where: { previewId_number: { previewId, number: 2 } },
  })
  await sharePreviewVersion(STUDIO, second)
}

/**
 * Two designs with their remarks and a preview of the site under work, as both sides would write
 * them.
 */
export async function seedDesigns(orderId: string, userId: number) {
  const client: Participant = { side: 'client', userId, companies: [] }
  await articlePage(orderId, client)
  await homePage(orderId, client)
  await stagingSite(orderId, client)
}
