import { data } from '@remix-run/node'
import { readChoice } from '~/domain/ground/choice.rules'
import { PLACE_STEPS, readOrder, type PlaceName } from '~/domain/featured/place.rules'
import {
  changePlace,
  putBackPlace,
  type PlaceConflict,
  type PlaceOutcome,
} from '~/domain/featured/places.server'
import { adminPaths } from '~/paths/admin'
import { seeOther } from '~/platform/http/answers.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { orNotFound } from '~/shell/answers.server'

export interface PlaceContext {
  place: PlaceName
  adminId: number
  language: Language
}

/**
 * Who was quicker; with script too the page is then read anew, which it is not under an answer of
 * 409.
 */
function sayConflict({ by, at }: PlaceConflict, language: Language) {
  const t = translator(language, 'admin-featured')
  const who =
    by && at
      ? t('conflict.by', { name: by, at: formatDateTime(at, language) })
      : t('conflict.title')
  return `${who}. ${t('conflict.text')}`
}

function tell(
  outcome: PlaceOutcome,
  entry: string,
  { place, language }: PlaceContext,
  done: 'done' | 'history.done',
) {
  const t = translator(language, 'admin-featured')
  if (outcome.kind === 'conflict')
    return seeOther(adminPaths.place(place, { entry }), {
      flash: { kind: 'warning', text: sayConflict(outcome, language) },
    })
  return seeOther(adminPaths.place(place), {
    flash: {
      kind: outcome.kind === 'same' ? 'info' : 'success',
      text: t(outcome.kind === 'same' ? 'same' : done),
    },
  })
}

/**
 * Adds, removes or moves an entry of a place, or puts an earlier order back. Throws a 400 for a
 * form that is not on the page.
 */
export async function handlePlaceStep(form: FormData, context: PlaceContext) {
  const actor = { type: 'admin', id: context.adminId } as const
  const shown = readOrder(String(form.get('shown') ?? ''))
  const [intent, entry] = [String(form.get('intent')), String(form.get('entry') ?? '')]
  if (intent === 'put-back') {
    const outcome = await orNotFound(
      putBackPlace(actor, context.place, shown, String(form.get('id'))),
    )
    return tell(outcome, '', context, 'history.done')
  }
  const step = readChoice(PLACE_STEPS, intent)
  if (!step) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  if (step === 'add' && entry === '')
    return data(
      { error: translator(context.language, 'admin-featured')('choose') },
      { status: 400 },
    )
  return tell(
    await changePlace(actor, context.place, shown, { step, entry }),
    entry,
    context,
    'done',
  )
}
