import { addFiles, type Target } from '../../../app/domain/files/add-files.server'
import { createFolder } from '../../../app/domain/files/folders.server'
import { getProject } from '../../../app/domain/files/project-access.server'
import { fileReceiver } from '../../../app/domain/files/receive-files.server'
import { createDeliverable } from '../../../app/domain/deliverables/deliverables.server'
import {
  acceptDeliverable,
  shareDeliverable,
} from '../../../app/domain/deliverables/share-deliverable.server'
import type { Licence } from '../../../app/domain/deliverables/deliverable.rules'
import { readClient, staffMember } from '../../../app/domain/people/participant.server'
import type { Participant } from '../../../app/domain/people/participant.rules'

const MARK =
  '<path d="M12 84 L60 20 L108 84 Z" fill="none" stroke="#0b3b46" stroke-width="8" stroke-linejoin="round"/><path d="M28 100 H92 M40 112 H80" stroke="#c9791b" stroke-width="6" stroke-linecap="round"/>'
const svg = (width: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 128">${body}</svg>\n`

const BRIEF = `# What the magazine is

An editorial site about rivers and the towns on them. Four long reads a month, one map each.

- Readers come from the newsletter, most of them on a telephone.
- No advertising. Subscriptions are sold elsewhere.
- Photographs are ours and may be used without limit.
`

const SITE_PLAN = `# Site plan

1. Home: the latest read, the map, three from the archive
2. Read: text in one column, notes beside it from 1024 px on
3. Archive: by river, by year
4. About, contact, imprint
`

const ARTICLES =
  'title;author;words;status\nThe locks at Trollhättan;M. Ek;2400;ready\nA ferry on the Vistula;J. Nowak;3100;ready\nUtrecht, below the street;S. de Wit;2750;in editing\n'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

/** Puts files there as their page would, and returns the ids of their versions. */
async function put(
  participant: Participant,
  orderId: string,
  files: Record<string, string>,
  target: Partial<Target> = {},
) {
  const project = await getProject(participant, { orderId }, 'answer')
  const receiver = fileReceiver()
  for (const [name, text] of Object.entries(files)) await receiver.take(name, bytesOf(text))
  const key = `demo:${orderId}:${Object.keys(files).join()}`
  const { added } = await addFiles(
    {
      participant,
      project,
      key,
      target: { folderId: null, fileId: null, visibility: 'client', ...target },
    },
    receiver.stored,
  )
  return added
}

async function folder(participant: Participant, orderId: string, name: string) {
  const { id } = await getProject(participant, { orderId }, 'answer')
  return createFolder(participant, id, { name, parentId: null })
}

async function handOver(
  studio: Participant,
  orderId: string,
  title: string,
  licences: Licence[],
  versions: string[],
) {
  const id = await createDeliverable(
    studio,
    orderId,
    { title, licences, licence: '', versions },
    `demo:${orderId}:${title}`,
  )
  await shareDeliverable(studio, id)
  return id
}

/**
 * The demo client's project under work: what both sides have put there, and a pack that waits for
 * an answer.
 */
async function seedEditorialSite(client: Participant, studio: Participant, orderId: string) {
  const texts = await folder(client, orderId, 'Texts')
  await put(
    client,
    orderId,
    { 'About the magazine.md': BRIEF, 'Articles.csv': ARTICLES },
    { folderId: texts },
  )
  const [plan] = await put(studio, orderId, {
    'Site plan.md': SITE_PLAN.replace('\n4. About, contact, imprint', ''),
  })
  const [second] = await put(
    studio,
    orderId,
    { 'Site plan.md': SITE_PLAN },
    { fileId: plan!.fileId },
  )
  const [sketch] = await put(studio, orderId, {
    'Head of the page.svg': svg(
      360,
      `${MARK}<path d="M140 48 H340 M140 72 H300 M140 96 H260" stroke="#0b3b46" stroke-width="6"/>`,
    ),
  })
  await handOver(
    studio,
    orderId,
    'Plan of the site',
    ['exclusive_use', 'no_resale'],
    [second!.versionId, sketch!.versionId],
  )
}

/** The one that is done: the logo in its forms, handed over and accepted. */
async function seedBrandIdentity(client: Participant, studio: Participant, orderId: string) {
  const logo = await folder(studio, orderId, 'Logo')
  const files = await put(
    studio,
    orderId,
    {
      'Mark.svg': svg(120, MARK),
      'Mark, white.svg': svg(
        120,
        `<rect width="120" height="128" fill="#0b3b46"/>${MARK.replaceAll('#0b3b46', '#ffffff')}`,
      ),
      'Colors.md': '# Colors\n\n- Deep water #0b3b46\n- Lantern #c9791b\n- Paper #f6f1e7\n',
    },
    { folderId: logo },
  )
  const id = await handOver(
    studio,
    orderId,
    'Logo and colors, final',
    ['full_rights', 'no_resale'],
    files.map(({ versionId }) => versionId),
  )
  await acceptDeliverable(client, id)
}

/** Files and packs of the demo client's orders, by the commands that their pages use. */
export async function seedProjectFiles(
  orders: Record<string, string>,
  { clientId, staffId }: { clientId: number; staffId: number },
) {
  const client = await readClient(clientId)
  const studio = staffMember(staffId)
  await seedEditorialSite(client, studio, orders['wordpress-editorial-site']!)
  await seedBrandIdentity(client, studio, orders['brand-identity-starter']!)
}
