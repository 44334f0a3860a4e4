import { isRefusal } from '~/domain/ground/domain-error'
import {
  answerAskedOrder,
  listAskedOrders,
  type AskedAnswer,
} from '~/domain/orders/asked-orders.server'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

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

/** Takes the answer to one of them. Throws a 400 for one that there is not. */
export async function takeAskedAnswer(form: FormData, userId: number, language: Language) {
  const answer = ANSWERS.find((one) => one === form.get('answer'))
  if (!answer) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const t = translator(language, 'people')
  const orderId = String(form.get('order'))
  try {
    const { number } = await answerAskedOrder(userId, orderId, answer)
    const back = answer === 'no' ? paths.askedOrders() : paths.orders({ order: orderId })
    return await seeOther(back, {
      flash: {
        kind: 'success',
        text: t(answer === 'no' ? 'asked.done.no' : 'asked.done.yes', { number }),
      },
    })
  } catch (error) {
    if (!isRefusal(error, 'notFound')) throw error
    return seeOther(paths.askedOrders(), { flash: { kind: 'warning', text: t('asked.done.late') } })
  }
}
