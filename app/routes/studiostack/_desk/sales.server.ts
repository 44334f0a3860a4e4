import { isId } from '~/platform/row-id'
import { listContactMessages, markContactMessage } from '~/domain/contact/contact.server'
import { readOwedToStudios } from '~/domain/ledger/owed-to-studios.server'
import { listDeskOrders } from '~/domain/studios/desk-sales.server'
import type { DeskMember } from '~/domain/studios/studio-changes.server'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { formatDate, formatDateTime, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { studioPaths } from '~/paths/studio'
import { readIdPlace } from '~/platform/paging'
import { presentPlace } from '~/shell/list-place.server'
import type { DeskContext } from './desk-forms.server'
import { answerForm, type FormHandler } from '~/shell/forms.server'

/** What visitors of a studio's shop have written to it. */
export async function presentEnquiries(request: Request, studio: MemberStudio, language: Language) {
  const t = translator(language, 'studio-sales')
  const { searchParams } = new URL(request.url)
  const { rows, ...page } = await listContactMessages(readIdPlace(searchParams), studio.id)
  return {
    title: t('enquiries.title'),
    place: presentPlace(searchParams, page, studioPaths.enquiries, language),
    enquiries: rows.map(
      ({ id, name, email, company, subject, body, language: written, createdAt, answeredAt }) => ({
        ...{
          id,
          email,
          body,
          subject,
          lang: written,
          from: company ? `${name}, ${company}` : name,
        },
        language: isLanguage(written) ? LANGUAGE_NAMES[written] : written,
        received: formatDateTime(createdAt, language),
        dateTime: createdAt.toISOString(),
        answered: answeredAt && t('enquiries.answered', { date: formatDate(answeredAt, language) }),
        answerHref: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject || studio.name}`)}`,
      }),
    ),
  }
}

const mark =
  (done: 'answered' | 'open'): FormHandler<DeskContext> =>
  async (form, { member: { studioId, userId }, language }) => {
    const id = form.get('id')
    const by = { type: 'seller', id: userId } as const
    await markContactMessage(isId(id) ? id : '', done === 'answered', by, { studioId })
    return { done: translator(language, 'studio-sales')(`enquiries.done.${done}`) }
  }

/** Answers a press that marks an enquiry as answered, or as open again. */
export const answerEnquiries = (form: FormData, context: DeskContext) =>
  answerForm(form, { answered: mark('answered'), open: mark('open') }, context, {
    page: studioPaths.enquiries(),
  })

/** A page of a studio's orders, and what is owed to it. */
export async function presentDeskOrders(request: Request, member: DeskMember, language: Language) {
  const [t, words] = [translator(language, 'studio-sales'), translator(language, 'admin-orders')]
  const { searchParams } = new URL(request.url)
  const [{ rows, ...page }, owed] = await Promise.all([
    listDeskOrders(member, readIdPlace(searchParams)),
    readOwedToStudios([member.studioId]),
  ])
  return {
    title: t('orders.title'),
    place: presentPlace(searchParams, page, studioPaths.orders, language),
    owed: (owed.get(member.studioId) ?? []).map(({ cents, currency }) =>
      formatMoney(cents, currency, language),
    ),
    orders: rows.map(
      ({ id, number, title, status, name, companyName, total, currency, createdAt, unread }) => ({
        ...{ number, title, client: companyName ?? name, href: studioPaths.order(id) },
        news:
          unread > 0
            ? {
                words: t('orders.unread', { count: unread }),
                href: studioPaths.orderPart(id, 'messages'),
              }
            : null,
        state: words(`status.${status}`),
        total: formatMoney(total, currency, language),
        date: formatDate(createdAt, language),
      }),
    ),
  }
}
