import { z } from 'zod'
import {
  findUpload,
  receiveChunk,
  startUpload,
  type UploadState,
} from '~/domain/files/chunked-uploads.server'
import { getProject } from '~/domain/files/project-access.server'
import { CHUNK_BYTES } from '~/domain/files/project-files.rules'
import { isRefusal } from '~/domain/ground/domain-error'
import type { Member, Participant } from '~/domain/people/participant.rules'
import { assignee, readClient } from '~/domain/people/participant.server'
import { paths } from '~/paths'
import { HOUR } from '~/platform/clock'
import { notFound } from '~/platform/http/answers.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { requireSameOrigin } from '~/platform/http/api-guards.server'
import { readBytes } from '~/platform/http/body.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { hitEach } from '~/platform/rate-limit.server'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'
import { answerTo } from '~/shell/refusal-answers.server'
import { asAnyOf, requireSides } from './sides.server'

/**
 * Who asks for a file, as each side that they can take, a freelancer's among them. Throws a 404 for
 * somebody who is not signed in.
 */
export async function requireReaders(args: RequestArgs): Promise<Member[]> {
  const sides = await requireSides(args)
  const viewer = await findViewer(args)
  return viewer?.role === 'freelancer' ? [...sides, assignee(viewer.id)] : sides
}

/** Who sends a file from a side of the project. */
async function requireSenders(args: RequestArgs, side: string | null): Promise<Participant[]> {
  const viewer = await findViewer(args)
  if (!viewer) throw notFound()
  if (side !== 'studio') return [await readClient(viewer.id, viewer.impersonator !== null)]
  return (await requireSides(args)).filter((one) => one.side === 'studio')
}

const newUpload = z.object({
  side: z.enum(['client', 'studio']),
  project: z.uuid(),
  folder: z.uuid().optional(),
  file: z.uuid().optional(),
  name: z
    .string()
    .min(1)
    .max(20_000)
    .transform((name) => name.replaceAll('\0', '')),
  fingerprint: z.string().max(200).optional(),
  size: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  key: z
    .string()
    .max(60)
    .regex(/^[\w-]*$/),
  teamOnly: z.literal('on').optional(),
})

function tell(state: UploadState, { side }: Participant, key: string, status = 200) {
  return apiJson({ ...state, href: paths.upload(state.id, { side, key }) }, { status })
}

/** What the domain says, or its refusal in the reader's words. */
async function answer(args: RequestArgs, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    if (isRefusal(error, 'notFound')) return apiError(404, 'Not found')
    const answer = answerTo(error, await getLanguage(args.request))
    if (!answer) throw error
    return apiError(answer.status, answer.messages.join(' '))
  }
}

export async function beginUpload(args: RequestArgs) {
  requireSameOrigin(args.request)
  const input = newUpload.safeParse(Object.fromEntries(await readForm(args.request)))
  if (!input.success) return apiError(400, 'Bad request')
  const { side, project: id, folder, file, name, size, key, teamOnly, fingerprint } = input.data
  const senders = await requireSenders(args, side)
  const visibility = side === 'studio' && teamOnly ? 'team' : 'client'
  return answer(args, () =>
    asAnyOf(senders, async (sender) => {
      const project = await getProject(sender, { id }, 'answer')
      return tell(
        await startUpload(sender, project, {
          name,
          size,
          fingerprint: fingerprint?.replaceAll('\0', ''),
          folderId: folder ?? null,
          fileId: file ?? null,
          visibility,
        }),
        sender,
        key,
        201,
      )
    }),
  )
}

/** More than a whole project may hold, in pieces of the usual size. */
const PIECES = { limit: 2000, window: HOUR }

function readQuery({ request }: RequestArgs) {
  const query = new URL(request.url).searchParams
  const offset = query.get('offset')
  return {
    side: query.get('side'),
    key: (query.get('key') ?? '').replaceAll('\0', '').slice(0, 60),
    offset: /^\d{1,10}$/.test(offset ?? '') ? Number(offset) : null,
  }
}

export async function tellUpload(args: RequestArgs, id: string) {
  const { side, key } = readQuery(args)
  const senders = await requireSenders(args, side)
  return answer(args, () =>
    asAnyOf(senders, async (sender) => tell(await findUpload(sender, id), sender, key)),
  )
}

export async function handlePiece(args: RequestArgs, id: string) {
  requireSameOrigin(args.request)
  const { side, key, offset } = readQuery(args)
  const senders = await requireSenders(args, side)
  const viewer = await findViewer(args)
  const wait = await hitEach({ [`upload-piece:${viewer?.id}`]: PIECES })
  if (wait > 0) return apiError(429, 'Too many pieces', { 'Retry-After': String(wait) })
  const bytes = offset === null ? null : await readBytes(args.request, CHUNK_BYTES)
  if (offset === null || bytes === null) return apiError(400, 'Bad request')
  return answer(args, () =>
    asAnyOf(senders, async (sender) =>
      tell(await receiveChunk(sender, id, { offset, bytes, batchKey: key || id }), sender, key),
    ),
  )
}
