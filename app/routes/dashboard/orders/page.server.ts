import { reorder } from '~/domain/checkout/reorder.server'
import type { Lost } from '~/domain/checkout/reorder.rules'
import type { Participant } from '~/domain/people/participant.rules'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { ensureCartKey } from '~/storefront/visitor-cart.server'
import { answerBy, type FormHandler } from '~/shell/forms.server'
import type { OwnWords } from '~/shell/refusal-answers.server'

function sayLost(lost: Lost, language: Language) {
  const t = translator(language, 'client-orders')
  if (lost.what !== 'addOns') return t(`reorder.${lost.what}`, { name: lost.name })
  return t('reorder.addOns', {
    name: lost.name,
    addOns: new Intl.ListFormat(language).format(lost.addOns),
  })
}

/** What became of it, in words: all of it is there, some of it, or nothing. */
function sayOutcome({ lines, lost }: Awaited<ReturnType<typeof reorder>>, language: Language) {
  const t = translator(language, 'client-orders')
  if (lost.length === 0) return { kind: 'success', text: t('reorder.done') } as const
  const text = [
    t(lines > 0 ? 'reorder.some' : 'reorder.none'),
    ...lost.map((part) => sayLost(part, language)),
  ].join(' ')
  return { kind: 'warning', text } as const
}

const sayBusy = (language: Language) => translator(language, 'client-orders')('reorder.busy')
const OWN_WORDS: OwnWords = {
  'cart.busy': sayBusy,
  'cart.choice': sayBusy,
  'cart.unavailable': sayBusy,
}

interface Context {
  request: Request
  reader: Participant
  language: Language
}

/** Puts an order's services into the visitor's cart, with word of what could not be ordered again. */
const reorderForm: FormHandler<Context> = async (form, { request, reader, language }) => {
  const orderId = String(form.get('order'))
  const { visitor, setCookie } = await ensureCartKey(request)
  const outcome = await reorder(visitor, reader, orderId)
  throw await seeOther(outcome.lines > 0 ? paths.cart() : paths.orders({ order: orderId }), {
    flash: sayOutcome(outcome, language),
    cookies: [setCookie],
  })
}

/** Answers the form that orders the services of an order again. */
export const answerReorder = (form: FormData, context: Context) =>
  answerBy(reorderForm, form, context, {
    page: paths.orders({ order: String(form.get('order')) }),
    words: OWN_WORDS,
  })
