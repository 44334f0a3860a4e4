import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { DAY } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { MOST_BRIEF_WORDS } from '~/platform/http/form-fields.rules'
import { MOST_FORM } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { readUpload } from '~/platform/http/upload.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { DRAFT_KEPT_FOR } from '~/platform/session/draft.rules'
import { DRAFT_ACT, DRAFT_PAGE } from '~/platform/session/roles'
import { draftOf, forgetSent } from '~/platform/session/drafts.server'
import { landingPath, requireSelf } from '~/platform/session/guards.server'

export async function loader(args: LoaderFunctionArgs) {
  return redirect(landingPath(await requireSelf(args)), 303)
}

/**
 * Keeps what was typed into any form, or throws it away, and leads back to its page; a page that
 * keeps it by itself gets no page. Reading the form has kept it already.
 */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireSelf(args)
  if (args.request.method !== 'POST') throw new Response(null, { status: 405 })
  const { form } = await readUpload(args.request, MOST_FORM, { words: MOST_BRIEF_WORDS })
  const draft = draftOf(form)
  const act = form.get(DRAFT_ACT)
  if (!draft) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  if (act === 'discard') await forgetSent(form)
  if (act === 'quiet') return new Response(null, { status: draft.kept ? 204 : 413 })
  const t = translator(await getLanguage(args.request), 'ui')
  const flash =
    act === 'discard'
      ? ({ kind: 'info', text: t('draft.discarded') } as const)
      : draft.kept
        ? ({ kind: 'success', text: t('draft.done', { days: DRAFT_KEPT_FOR / DAY }) } as const)
        : ({ kind: 'warning', text: t('draft.notKept') } as const)
  return seeOther(safeRedirect(form.get(DRAFT_PAGE), landingPath(viewer)), { flash })
}
