import {
  answerAskedOrder,
  listAskedOrders,
  type AskedAnswer,
} from '~/domain/orders/asked-orders.server'
import { paths } from '~/paths'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { answerBy, type FormHandler } from '~/shell/forms.server'

const ANSWERS: readonly AskedAnswer[] = ['own', 'company', 'no']

/** The orders that were placed with somebody's address by a guest, ready to read. */
export async function presentAskedOrders(userId: number, language: Language) {
  const { orders, company } = await listAskedOrders(userId)
  return {
    title: translator(language, 'people')('asked.title'),
    company: company?.name ?? null,
    orders: orders.map(({ id, number, title, total, currency, confirmedAt, createdAt }) => ({
      id,
      number,
      services: title,
      total: formatMoney(total, currency, language),
      date: formatDate(confirmedAt ?? createdAt, language),
    })),
  }
}

interface Context {
  userId: number
  language: Language
}
const askedForm: FormHandler<Context> = async (form, { userId, language }) => {
  const answer = ANSWERS.find((one) => one === form.get('answer'))
  if (!answer) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const orderId = String(form.get('order'))
  const { number } = await answerAskedOrder(userId, orderId, answer)
  const t = translator(language, 'people')
  return answer === 'no'
    ? { done: t('asked.done.no', { number }) }
    : { done: t('asked.done.yes', { number }), to: paths.orders({ order: orderId }) }
}

/** Answers what somebody says to one of them. */
export const answerAsked = (form: FormData, context: Context) =>
  answerBy(askedForm, form, context, {
    page: paths.askedOrders(),
    words: { notFound: (language) => translator(language, 'people')('asked.done.late') },
  })
