import { onError } from '~/platform/on-error'
import { fileLimits } from '~/shell/file-limits.server'
import { DomainError } from '~/domain/ground/domain-error'
import { sayRefusal } from '~/shell/refusal-answers.server'
import { randomUUID } from 'node:crypto'
import { addFiles, type AddedFile } from '~/domain/files/add-files.server'
import { getProjectFile } from '~/domain/files/project-file.server'
import { findEarlier } from '~/domain/files/same-file.server'
import { createFolder, deleteFolder, renameFolder } from '~/domain/files/folders.server'
import { LARGEST_FORM } from '~/domain/files/project-files.rules'
import { fileReceiver } from '~/domain/files/receive-files.server'
import type { ProjectRef } from '~/domain/files/project-access.server'
import type { Member, Participant } from '~/domain/people/participant.rules'
import {
  BrokenFormError,
  FormTooLargeError,
  readField,
  readParts,
} from '~/platform/http/multipart.server'
import { requireAccount } from '~/platform/http/own-form.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { ACCOUNT_FIELD } from '~/platform/session/roles'

export interface FormContext {
  participant: Member
  project: ProjectRef
  language: Language
}

/** What a form did, or why it is shown again; `form` tells which one of the page it was. */
/** `same` is the file that came alone and was there already: its page asks what it is to be. */
export type FilesOutcome = { done: string; folderId?: string | null; same?: string } | FilesRefusal
export type FilesRefusal = {
  form: string
  field: string
  messages: string[]
  typed?: string
  status: number
}

const MOST_KEY = 60

/**
 * Reads the form as it comes: its files go into the store at once, its other fields stand before
 * them and are in `fields` even when reading it fails. Throws a 400 Response for what is no form,
 * FormTooLargeError.
 */
export async function readFilesForm(request: Request, fields = new Map<string, string>()) {
  const receiver = fileReceiver()
  await receive(request, receiver, fields).catch(
    onError(BrokenFormError, () => {
      throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
    }),
  )
  return { receiver, fields }
}

async function receive(
  request: Request,
  receiver: ReturnType<typeof fileReceiver>,
  fields: Map<string, string>,
) {
  for await (const part of readParts(request, LARGEST_FORM)) {
    if (part.name === ACCOUNT_FIELD) await requireAccount(request, await readField(part))
    else if (part.fileName === null)
      fields.set(part.name, (await readField(part)).replaceAll('\0', ''))
    else if (part.name === 'files' && part.fileName !== '')
      await receiver.take(part.fileName, part.body)
  }
}

/** The file that came alone when it was there already. */
async function sameAsEarlier(participant: Member, added: AddedFile[]) {
  const [file, more] = added
  if (!file || more || participant.side === 'freelancer') return undefined
  const earlier = await findEarlier(participant, await getProjectFile(participant, file.fileId))
  return earlier ? file.fileId : undefined
}

/**
 * Takes the files of a posted form; those that can be kept are, whatever is wrong with the others.
 * A form that breaks off or is too large leaves nothing. Throws a 400 Response for what is no form,
 * `notFound` where its target is gone.
 */
export async function receiveFilesForm(
  request: Request,
  { participant, project, language }: FormContext,
): Promise<FilesOutcome> {
  const t = translator(language, 'files')
  const refuse = (messages: string[], status = 400): FilesOutcome => ({
    form: 'upload',
    field: 'files',
    messages,
    status,
  })
  try {
    const { receiver, fields } = await readFilesForm(request)
    if (receiver.stored.length + receiver.refused.length === 0) return refuse([t('errors.none')])
    const target = {
      folderId: fields.get('folder') || null,
      fileId: fields.get('file') || null,
      visibility:
        participant.side === 'freelancer' ||
        (participant.side === 'studio' && fields.get('teamOnly'))
          ? ('team' as const)
          : ('client' as const),
    }
    const files = target.fileId ? receiver.stored.slice(0, 1) : receiver.stored
    const { added, noRoom } = await addFiles(
      { participant, project, target, key: fields.get('key')?.slice(0, MOST_KEY) || randomUUID() },
      files,
    )
    const refused = [
      ...receiver.refused,
      ...noRoom.map((name) => new DomainError('upload.noRoom', name)),
    ]
    if (refused.length > 0) return refuse(refused.map((file) => sayRefusal(file, language)))
    if (target.fileId) return { done: t('done.version') }
    const same = await sameAsEarlier(participant, added)
    return { done: t('done.added', { count: added.length }), same }
  } catch (error) {
    return onError(FormTooLargeError, () =>
      refuse([t('errors.together', fileLimits(language))], 413),
    )(error)
  }
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').replaceAll('\0', '')

/** The steps of the forms about folders, by intent. */
const STEPS: Record<
  string,
  (
    form: FormData,
    context: FormContext & { participant: Participant },
  ) => Promise<{ folderId?: string | null }>
> = {
  folder: async (form, { participant, project }) => ({
    folderId: await createFolder(participant, project.id, {
      name: text(form, 'name'),
      parentId: text(form, 'folder') || null,
    }),
  }),
  'rename-folder': async (form, { participant, project }) => {
    await renameFolder(participant, project.id, text(form, 'folder'), text(form, 'name'))
    return { folderId: text(form, 'folder') }
  },
  'delete-folder': async (form, { participant, project }) => ({
    folderId: await deleteFolder(participant, project.id, text(form, 'folder')),
  }),
}

const DONE = {
  folder: 'done.folder',
  'rename-folder': 'done.renamed',
  'delete-folder': 'done.folderDeleted',
} as const

/**
 * Takes the step that a form about folders asks for. Throws a 400 Response for another form,
 * `notFound` for a folder that is gone.
 */
export async function handleFolderStep(
  form: FormData,
  context: FormContext & { participant: Participant },
): Promise<FilesOutcome> {
  const t = translator(context.language, 'files')
  const intent = text(form, 'intent')
  if (!Object.hasOwn(STEPS, intent))
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  try {
    return { done: t(DONE[intent as keyof typeof DONE]), ...(await STEPS[intent]!(form, context)) }
  } catch (error) {
    const message = sayRefusal(error, context.language)
    return {
      form: intent,
      field: 'name',
      messages: [message],
      typed: text(form, 'name').slice(0, 200),
      status: 400,
    }
  }
}
