import { moveFiles } from '~/domain/files/project-file.server'
import { FILES_PER_PAGE } from '~/domain/files/project-files.rules'
import type { Participant } from '~/domain/people/participant.rules'
import { translator } from '~/platform/i18n/i18n.server'
import type { FilesRefusal, FormContext } from './files-form.server'
import { TOP } from './files-list.server'

export const MOVE_FILES = 'move'
/** What was done stays in the list that it was done in: more of it may be moved. */
export type MoveOutcome =
  (({ done: string } | { late: string }) & { stays: true }) | (FilesRefusal & { chosen: string[] })

/**
 * Moves the files that were chosen in a list, which holds no more than a page. Throws a 400
 * Response for more of them, `notFound` for a file or folder that is not there.
 */
export async function handleMove(
  form: FormData,
  { participant, project, language }: FormContext & { participant: Participant },
): Promise<MoveOutcome> {
  const t = translator(language, 'files')
  const [ids, folder] = [
    [...new Set(form.getAll('file').map(String))],
    String(form.get('folder') ?? ''),
  ]
  if (ids.length > FILES_PER_PAGE)
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const refuse = (field: string, message: string) => ({
    form: MOVE_FILES,
    field,
    messages: [message],
    typed: folder,
    chosen: ids,
    status: 400,
  })
  if (ids.length === 0) return refuse('files', t('errors.none'))
  if (folder === '') return refuse('folder', t('errors.move.folder'))
  const { moved, gone } = await moveFiles(participant, project.id, {
    ids,
    folderId: folder === TOP ? null : folder,
  })
  if (gone.length === 0) return { done: t('done.moved', { count: moved }), stays: true }
  const lost = t('errors.move.gone', { count: gone.length, names: gone.join(', ') })
  return { late: moved > 0 ? `${lost} ${t('done.moved', { count: moved })}` : lost, stays: true }
}
