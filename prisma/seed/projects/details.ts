import { randomUUID } from 'node:crypto'
import { staffMember } from '../../../app/domain/people/participant.server'
import type { Participant } from '../../../app/domain/people/participant.rules'
import {
  addBriefNote,
  readBriefForm,
  saveBrief,
  sendWholeBrief,
} from '../../../app/domain/projects/brief-form.server'
import { askForChange, priceChange } from '../../../app/domain/projects/changes.server'
import { readChanges } from '../../../app/domain/projects/project-changes.server'
import { addLink } from '../../../app/domain/projects/project-links.server'

const STUDIO = staffMember(1)

/**
 * What the demo client answers, by the question's name; what a service's scope needs is told in a
 * sentence.
 */
const ANSWERS: Record<string, string> = {
  goals:
    'Readers find the long pieces again. Today they leave after the front page; half of them should open a second article.',
  audience:
    'People in Kraków and around who read on the train, two thirds of them on a phone. They know us from the printed quarterly.',
  examples:
    'The reading pages of The Browser and of Delayed Gratification: wide margins, no boxes beside the text.',
  content:
    'Forty articles are ready in our old system, with images. Two new ones a week, by three editors.',
  languages: 'Polish now, English for a few pieces starting in the spring.',
}
const NEED =
  'You already have it: it came by email on Monday, and the folder is shared with the studio.'

/** The client of the demo writes the brief in two sittings and sends it. */
export async function seedBrief(client: Participant, orderId: string) {
  const brief = await readBriefForm(client, orderId, 'en')
  const asked = brief!.lines.flatMap(({ needs, questions }) => [...needs, ...questions])
  const answers = asked.map(({ lineId, key }) => ({
    lineId,
    key,
    answer: key.startsWith('need') ? NEED : (ANSWERS[key] ?? ''),
  }))
  await saveBrief(client, orderId, {
    version: brief!.briefVersion,
    answers: answers.map((one, index) => (index < 2 ? one : { ...one, answer: '' })),
  })
  await sendWholeBrief(client, orderId, { version: brief!.briefVersion + 1, answers })
}

/**
 * What comes up once the work goes on: something was forgotten, there is more to see, and more is
 * wanted.
 */
export async function seedDetails(client: Participant, orderId: string) {
  await addBriefNote(client, orderId, {
    key: randomUUID(),
    body: 'We forgot the podcast: one episode a month, with a player on the article’s page. The recordings are with our host.',
  })
  await addLink(STUDIO, orderId, {
    label: 'Staging site',
    url: 'https://staging.example.com/quarterly',
  })
  await addLink(STUDIO, orderId, {
    label: 'Content plan',
    url: 'https://plans.example.com/quarterly',
  })
  const wish = {
    title: 'A player for the podcast',
    description:
      'On the article’s page, above the text. It should remember where one stopped, and work without our host’s own widget.',
  }
  await askForChange(client, orderId, { ...wish, key: randomUUID() })
  const [change] = await readChanges(client, orderId)
  await priceChange(STUDIO, change!.id, {
    net: 32_000,
    workingDays: 3,
    answer:
      'A small player of our own, with chapters and 30-second steps, for all episodes to come.',
  })
  await askForChange(client, orderId, {
    title: 'Print style for articles',
    description:
      'Some of our readers print. A page with no navigation and the addresses of the links would be enough.',
    key: randomUUID(),
  })
}
