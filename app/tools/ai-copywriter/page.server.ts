import {
  BRIEF_LIMITS,
  checkBrief,
  readTypedBrief,
  type Brief,
  type BriefField,
  type SaidLimits,
  type TypedBrief,
} from './brief.rules'
import { splitDrafts } from './drafts.rules'
import { promptOf } from './prompt.rules'
import { writeCopy } from './write-copy.rules'
import { ChatError, endpoint, streamChat } from '~/platform/ai/chat.server'
import { MINUTE } from '~/platform/clock'
import { byAddress } from '~/platform/address-limit.server'
import { readUpload } from '~/platform/http/upload.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { log } from '~/platform/log.server'
import { onError } from '~/platform/on-error'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { presentDrafts, presentProblems, type DraftsView, type Writer } from './view.server'

const TOOL = 'ai-copywriter'
/** For one visitor: a model costs money by the word. */
const LIMIT = endpoint ? { limit: 20, window: 10 * MINUTE } : { limit: 120, window: 10 * MINUTE }
/** Far more than a brief within the limits needs. */
const MOST_BODY = 64 * 1024

const { what, whom, benefit, benefits } = BRIEF_LIMITS
const limits: SaidLimits = {
  what: `${what}`,
  whom: `${whom}`,
  benefit: `${benefit}`,
  benefits: `${benefits}`,
}
const model = endpoint && { model: endpoint.model, host: new URL(endpoint.url).host }

/** The empty form, for a text in the visitor's own language. */
export function loadCopywriter(language: Language) {
  const t = translator(language, TOOL)
  return {
    title: translator(language, 'tools')(`list.${TOOL}.name`),
    description: t('description'),
    brief: readTypedBrief(new Map(), language),
    limits,
    streams: model !== null,
    notice: model
      ? { title: t('writer.model.title', model), text: t('writer.model.notice', model) }
      : { title: t('writer.rules.title'), text: t('writer.rules.notice') },
  }
}

type Fields = Partial<Record<BriefField, string>>
export type CopyAnswer = {
  brief: TypedBrief
  error: string | null
  problems: Fields
  result: DraftsView | null
}
type Ready = { typed: TypedBrief; brief: Brief }

/**
 * The brief of a posted form, or the answer that refuses it. What was typed comes back with either.
 */
export async function handleBrief(
  request: Request,
  language: Language,
): Promise<Ready | { status: number; answer: CopyAnswer }> {
  const t = translator(language, TOOL)
  const { form, tooLarge } = await readUpload(request, MOST_BODY, { words: MOST_BODY })
  const typed = readTypedBrief(form, language)
  const refuse = (status: number, error: string | null, problems: Fields = {}) => ({
    status,
    answer: { brief: typed, error, problems, result: null },
  })
  if (tooLarge) return refuse(413, t('refused.tooLarge'))
  const checked = checkBrief(typed)
  if ('problems' in checked)
    return refuse(400, null, presentProblems(checked.problems, limits, language))
  const wait = await hitEach(byAddress(TOOL, LIMIT))
  if (wait > 0) return refuse(429, t('refused.throttled', { count: waitInMinutes(wait) }))
  return { typed, brief: checked.brief }
}

/**
 * Drafts by the model, told piece by piece to `tell`, or by rules where there is none or it fails.
 * Never throws for the model's sake.
 */
export async function writeDrafts(
  { typed, brief }: Ready,
  language: Language,
  signal: AbortSignal,
  tell: (text: string) => void = () => {},
): Promise<CopyAnswer> {
  const t = translator(language, TOOL)
  const answer = (drafts: string[], writer: Writer): CopyAnswer => ({
    brief: { ...typed, seed: brief.seed },
    error: null,
    problems: {},
    result: presentDrafts(drafts, brief, writer, language),
  })
  const byRules = (failed: string | null) =>
    answer(writeCopy(brief), { by: t('writer.rules.by'), failed })
  if (!endpoint || !model) return byRules(null)
  try {
    let text = ''
    for await (const piece of streamChat(endpoint, promptOf(brief), { signal, seed: brief.seed })) {
      text += piece
      tell(piece)
    }
    const drafts = splitDrafts(text, brief.variants)
    if (drafts.length === 0) throw new ChatError('unreadable')
    return answer(drafts, { by: t('writer.model.by', model), failed: null })
  } catch (error) {
    return onError(ChatError, ({ failure, status }) => {
      log.warn({ failure, status }, 'text model returned no drafts')
      return byRules(t(`failed.${failure}`, model))
    })(error)
  }
}

/** The whole answer at once, as a page shows it. */
export async function handleCopy(request: Request, language: Language) {
  const taken = await handleBrief(request, language)
  return 'answer' in taken
    ? taken
    : { status: 200, answer: await writeDrafts(taken, language, request.signal) }
}
