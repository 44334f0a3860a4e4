import { isRefusal } from '~/domain/ground/domain-error'
import { sayRefusal } from '~/shell/refusal-answers.server'
import { data } from '@remix-run/node'
import {
  getDownload,
  changeFile,
  deleteFile,
  getProjectFile,
  isOwnFile,
  namesOf,
  type ProjectFile,
} from '~/domain/files/project-file.server'
import { findEarlier, joinEarlier } from '~/domain/files/same-file.server'
import { isText, lookOf } from '~/domain/files/project-file-type.rules'
import { LONGEST_FILE_NAME, pathTo, PROJECT_BYTES } from '~/domain/files/project-files.rules'
import { listFolders } from '~/domain/files/folders.server'
import type { Member, Participant } from '~/domain/people/participant.rules'
import { paths } from '~/paths'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { isMultipart } from '~/platform/http/multipart.server'
import { formatBytes, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { storage } from '~/platform/storage/storage.server'
import { orNotFound } from '~/shell/answers.server'
import { receiveFilesForm, type FilesRefusal } from './files-form.server'
import { cameFrom, folderChoices, uploadFacts } from './files-list.server'
import type { FilesPlace } from './files-place'
import { projectToChange } from './files-page.server'

/** How much of a text stands on its page; bytes. */
const SHOWN_TEXT = 64 * 1024

interface Context {
  participant: Participant
  language: Language
  place: FilesPlace
  mayChange: boolean
}

type Version = ProjectFile['versions'][number]

async function readText({ storageKey, size }: Version) {
  const stored = await storage().get(storageKey, { start: 0, end: Math.min(size, SHOWN_TEXT) - 1 })
  // A letter that the cut goes through is left out.
  return (
    stored &&
    new TextDecoder().decode(new Uint8Array(await new Response(stored.body).arrayBuffer()), {
      stream: true,
    })
  )
}

async function presentPreview(version: Version) {
  const { id, contentType, size } = version
  const src = paths.fileVersion(id, { show: '1' })
  const text =
    isText(contentType) && contentType !== 'image/svg+xml' ? await readText(version) : null
  return {
    look: lookOf(contentType),
    contentType,
    src,
    text,
    cut: text !== null && size > SHOWN_TEXT,
  }
}

function presentVersion(
  version: Version,
  names: Map<number, string>,
  { participant, language }: Context,
) {
  const { id, number, status, size, createdAt, uploadedById } = version
  return {
    id,
    number,
    current: status === 'available',
    size: formatBytes(size, language),
    added: formatDateTime(createdAt, language),
    from: cameFrom(version, participant),
    name: uploadedById === null ? null : (names.get(uploadedById) ?? null),
    href: paths.fileVersion(id),
  }
}

/** A file with its preview and its versions, ready to read. */
export async function presentFilePage(file: ProjectFile, context: Context) {
  const { participant, place, mayChange } = context
  const current = file.versions.find(({ status }) => status === 'available')
  const [folders, names, preview, earlier] = await Promise.all([
    listFolders(file.project.id),
    namesOf(file.versions.map(({ uploadedById }) => uploadedById)),
    current ? presentPreview(current) : null,
    mayChange ? findEarlier(participant, file) : null,
  ])
  const own = isOwnFile(participant, file)
  return {
    name: file.name,
    mayChange,
    mayDelete: mayChange && own,
    /** Only the studio's own files can be kept to itself. */
    teamOnly: participant.side === 'studio' && own ? file.visibility === 'team' : null,
    folderId: file.folderId,
    folders: folderChoices(folders),
    path: [
      { label: null, href: place.list() },
      ...pathTo(folders, file.folderId).map(({ id, name }) => ({
        label: name,
        href: place.list({ folder: id }),
      })),
    ],
    preview,
    earlier: earlier && { ...earlier, href: place.file(earlier.id) },
    downloadHref: current ? paths.fileVersion(current.id) : null,
    versions: file.versions.map((version) => presentVersion(version, names, context)),
    longestName: LONGEST_FILE_NAME,
    upload: uploadFacts(
      { ...context, project: { ...file.project, fileBytes: BigInt(PROJECT_BYTES) } },
      { fileId: file.id },
    ),
  }
}

export function findFileOr404(participant: Participant, id: string | undefined) {
  return orNotFound(getProjectFile(participant, id ?? ''))
}

/** The same for a page of one order, which has no other's files. */
export async function findFileOfOrder(
  participant: Participant,
  id: string | undefined,
  orderId: string,
) {
  const file = await findFileOr404(participant, id)
  if (file.project.orderId !== orderId) throw notFound()
  return file
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').replaceAll('\0', '')

async function change(
  form: FormData,
  file: ProjectFile,
  { participant, language, place }: Omit<Context, 'mayChange'>,
) {
  const t = translator(language, 'files')
  if (text(form, 'intent') === 'delete') {
    const { folderId, name } = await deleteFile(participant, file.id)
    return { done: t('done.deleted', { name }), to: place.list({ folder: folderId ?? undefined }) }
  }
  if (text(form, 'intent') === 'join') {
    await joinEarlier(participant, file.id, text(form, 'earlier'))
    return { done: t('done.version'), to: place.file(text(form, 'earlier')) }
  }
  if (text(form, 'intent') !== 'change')
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const visibility = form.has('readers')
    ? form.has('teamOnly')
      ? ('team' as const)
      : ('client' as const)
    : undefined
  await changeFile(participant, file.id, {
    name: text(form, 'name'),
    folderId: text(form, 'folder') || null,
    visibility,
  })
  return { done: t('done.changed'), to: place.file(file.id) }
}

/** Does what a form of a file's page asks. What came too late is said on the page anew. */
export async function actOnFile(
  request: Request,
  file: ProjectFile,
  context: Omit<Context, 'mayChange'>,
) {
  const { participant, language, place } = context
  const project = await projectToChange(participant, { id: file.project.id })
  if (isMultipart(request)) {
    const outcome = await orNotFound(receiveFilesForm(request, { participant, language, project }))
    return 'messages' in outcome
      ? data(outcome, { status: outcome.status })
      : seeOther(place.file(file.id), { flash: { kind: 'success', text: outcome.done } })
  }
  const form = await readForm(request)
  try {
    const { done, to } = await orNotFound(change(form, file, context))
    return seeOther(to, { flash: { kind: 'success', text: done } })
  } catch (error) {
    const message = sayRefusal(error, language)
    if (isRefusal(error, 'file.name'))
      return data<FilesRefusal>(
        { form: 'change', field: 'name', messages: [message], typed: '', status: 400 },
        { status: 400 },
      )
    return seeOther(place.file(file.id), { flash: { kind: 'warning', text: message } })
  }
}

/** The bytes of a version, for whoever may see its file. Throws a 404 for anyone else. */
export function findDownload(members: Member[], versionId: string | undefined) {
  return orNotFound(getDownload(members, versionId ?? ''))
}
