import { data } from '@remix-run/node'
import { getProject } from '~/domain/files/project-access.server'
import type { Act, Participant } from '~/domain/people/participant.rules'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { isMultipart } from '~/platform/http/multipart.server'
import type { Language } from '~/platform/i18n/languages'
import { orNotFound, orNull } from '~/shell/answers.server'
import {
  receiveFilesForm,
  handleFolderStep,
  type FilesOutcome,
  type FormContext,
} from './files-form.server'
import { presentFiles, queryOf, readFileQuery } from './files-list.server'
import { MOVE_FILES, handleMove, type MoveOutcome } from './files-move.server'
import type { FilesPlace } from './files-place'

interface Who {
  participant: Participant
  language: Language
}

/**
 * The files of an order's project, or null while it has none: it begins with the first payment.
 * Throws a 404 for a folder that is not there.
 */
export async function loadFiles(
  request: Request,
  who: Who & { orderId: string; place: FilesPlace; mayChange: boolean },
) {
  const project = await orNull(getProject(who.participant, { orderId: who.orderId }))
  return (
    project && orNotFound(presentFiles({ ...who, project }, readFileQuery(new URL(request.url))))
  )
}

/** The order of a project that they see; others get a 404. */
export async function orderOfProject(participant: Participant, id: string) {
  return (await orNotFound(getProject(participant, { id }))).orderId
}

/** Where the order that the switcher picked has its project, when that is another one. */
export async function projectAskedFor(
  request: Request,
  participant: Participant,
  shown: { id: string } | null,
) {
  const orderId = new URL(request.url).searchParams.get('order')
  if (!orderId || orderId === shown?.id) return null
  const project = await getProject(participant, { orderId }).catch(() => null)
  return project ? paths.projectFiles(project.id) : paths.files({ order: orderId })
}

/** The project that a form is about, for those who may change it; others get a 404. */
export function projectToChange(
  participant: Participant,
  by: Parameters<typeof getProject>[1],
  act: Act = 'answer',
) {
  return orNotFound(getProject(participant, by, act))
}

async function handleFilesForm(
  request: Request,
  context: FormContext & { participant: Participant },
): Promise<FilesOutcome | MoveOutcome> {
  if (isMultipart(request)) return receiveFilesForm(request, context)
  const form = await readForm(request)
  return form.get('intent') === MOVE_FILES
    ? handleMove(form, context)
    : handleFolderStep(form, context)
}

/** Does what a form of the files page asks, and goes back to it. */
export async function actOnFiles(
  request: Request,
  {
    participant,
    language,
    place,
    by,
  }: Who & { place: FilesPlace; by: Parameters<typeof getProject>[1] },
) {
  const project = await projectToChange(participant, by)
  const outcome = await orNotFound(handleFilesForm(request, { participant, language, project }))
  if ('messages' in outcome) return data(outcome, { status: outcome.status })
  const query = readFileQuery(new URL(request.url))
  const same = 'same' in outcome ? outcome.same : undefined
  const to =
    'stays' in outcome
      ? queryOf(query)
      : {
          folder: (outcome.folderId === undefined ? query.folderId : outcome.folderId) ?? undefined,
        }
  const flash =
    'late' in outcome
      ? ({ kind: 'warning', text: outcome.late } as const)
      : ({ kind: 'success', text: outcome.done } as const)
  return seeOther(same ? place.file(same) : place.list(to), { flash })
}
