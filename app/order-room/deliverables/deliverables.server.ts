import { readLicences } from '~/domain/deliverables/deliverable.rules'
import { awaitsAnswer } from '~/domain/sharing/share.rules'
import {
  listDeliverables,
  type Deliverable,
  type ListedDeliverable,
} from '~/domain/deliverables/deliverables.server'
import { markViewed } from '~/domain/deliverables/share-deliverable.server'
import type { Participant } from '~/domain/people/participant.rules'
import { sellerNameOf } from '~/domain/studios/seller-name.server'
import { paths } from '~/paths'
import { archiveNames, zipArchive, type ArchivedFile } from '~/platform/archive/zip.server'
import { attachment } from '~/platform/http/attachment'
import { formatBytes, formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { storage } from '~/platform/storage/storage.server'

type Listed = Omit<ListedDeliverable, 'projectId'>

const bytesOf = ({ files }: Listed) =>
  files.reduce((sum, { fileVersion }) => sum + fileVersion.size, 0)

/** A deliverable with its words, ready to read. */
export function presentDeliverable(deliverable: Listed, language: Language) {
  const t = translator(language, 'deliverables')
  const {
    id,
    title,
    number,
    status,
    milestone,
    licences,
    licence,
    answer,
    sharedAt,
    answeredAt,
    files,
  } = deliverable
  return {
    id,
    title,
    number,
    status,
    waits: awaitsAnswer(status),
    handedOver: status !== 'draft',
    milestone: milestone?.title ?? null,
    rights: [
      ...readLicences(licences).map((code) => t(`licences.${code}`)),
      ...(licence ? [licence] : []),
    ],
    shared: sharedAt && formatDate(sharedAt, language),
    answered: answeredAt && formatDate(answeredAt, language),
    answer,
    size: formatBytes(bytesOf(deliverable), language),
    files: files.map(({ fileVersion: { id, file, size } }) => ({
      id,
      name: file.name,
      size: formatBytes(size, language),
      href: paths.fileVersion(id),
    })),
    downloadHref: files.length > 0 ? paths.deliverableDownload(id) : null,
  }
}

/** The deliverables of an order as the client has them; what is new is noted as seen. */
export async function loadDeliverables(client: Participant, orderId: string, language: Language) {
  const deliverables = await listDeliverables(client, orderId)
  await markViewed(
    client,
    deliverables.filter(({ status }) => status === 'shared').map(({ id }) => id),
  )
  return deliverables.map((deliverable) => presentDeliverable(deliverable, language))
}

/** What is in the deliverable, in words, for whoever opens it without us. */
function contentsOf(deliverable: Deliverable, names: string[], seller: string, language: Language) {
  const t = translator(language, 'deliverables')
  const { title, rights, files } = presentDeliverable(deliverable, language)
  const { number, title: order } = deliverable.project.order
  return [
    `${title} · ${t('pack.version', { number: deliverable.number })}`,
    `${seller} · ${t('text.order', { number, title: order })}`,
    '',
    t('text.rights'),
    ...(rights.length > 0 ? rights : [t('pack.noRights')]).map((line) => `- ${line}`),
    '',
    t('text.contents'),
    ...files.map(({ size }, index) =>
      `- ${names[index]} (${size})  sha256 ${deliverable.files[index]!.fileVersion.sha256 ?? ''}`.trimEnd(),
    ),
    '',
  ].join('\r\n')
}

async function open(storageKey: string) {
  const stored = await storage().get(storageKey)
  if (!stored) throw new Error('the bytes of a file are gone')
  return stored.body as unknown as AsyncIterable<Uint8Array>
}

/** All files of a deliverable as one archive, which is written while it is sent. */
export async function sendDeliverable(
  deliverable: Deliverable,
  language: Language,
): Promise<Response> {
  const nameFor = archiveNames()
  const contentsName = nameFor(translator(language, 'deliverables')('text.file'))
  const names = deliverable.files.map(({ fileVersion }) => nameFor(fileVersion.file.name))
  const text = new TextEncoder().encode(
    `\ufeff${contentsOf(deliverable, names, await sellerNameOf(deliverable.project.order), language)}`,
  )
  const contents: ArchivedFile = {
    name: contentsName,
    size: text.byteLength,
    changedAt: deliverable.sharedAt ?? deliverable.createdAt,
    open: async () => new Response(text).body as unknown as AsyncIterable<Uint8Array>,
  }
  const files = deliverable.files.map(
    ({ fileVersion: { size, storageKey, createdAt } }, index): ArchivedFile => ({
      name: names[index]!,
      size,
      changedAt: createdAt,
      open: () => open(storageKey),
    }),
  )
  const { size, body } = zipArchive([contents, ...files])
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(size),
      'Content-Disposition': attachment(
        `${archiveNames()(`${deliverable.project.order.number} ${deliverable.title}`)}.zip`,
      ),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}
