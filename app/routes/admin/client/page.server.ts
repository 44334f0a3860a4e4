import { getZodConstraint } from '@conform-to/zod/v4'
import type { ClientAccount } from '~/domain/clients/client.server'
import { detailsSchema, noteSchema } from '~/domain/clients/client.schema'
import { reasonSchema } from '~/domain/fulfillment/admin-order.schema'
import { historyActor, historyTone, isHistoryKind } from '~/domain/orders/history.rules'
import { isOverdue } from '~/domain/tickets/ticket.rules'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatDateTime, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { isAdmin } from '~/platform/session/roles'

/** Who somebody is: contact, companies, and how they sign in. */
function presentAccount(client: ClientAccount, language: Language) {
  const {
    name,
    email,
    username,
    phone,
    state,
    totpConfirmedAt,
    emailVerifiedAt,
    createdAt,
    memberships,
    _count,
  } = client
  return {
    ...{
      name,
      email,
      username,
      phone,
      state,
      secondFactor: totpConfirmedAt !== null,
      proven: emailVerifiedAt !== null,
      sessions: _count.sessions,
    },
    language: isLanguage(client.language) ? LANGUAGE_NAMES[client.language] : client.language,
    created: formatDate(createdAt, language),
    companies: memberships.map(({ role, company }) => ({
      id: company.id,
      name: company.name,
      role,
    })),
  }
}

function presentOrders({ orders, email, hasMoreOrders }: ClientAccount, language: Language) {
  return {
    rows: orders.map(({ id, number, title, status, total, currency, createdAt }) => ({
      ...{ id, number, title, status, href: adminPaths.order(id) },
      total: formatMoney(total, currency, language),
      placed: formatDate(createdAt, language),
    })),
    moreHref: hasMoreOrders ? adminPaths.orders({ q: email }) : null,
  }
}

function presentTickets({ tickets }: ClientAccount) {
  return tickets.map(({ id, number, status, answerDueAt, thread }) => ({
    id,
    number,
    status,
    subject: thread.subject,
    overdue: isOverdue(answerDueAt),
    href: adminPaths.ticket(id),
  }))
}

function presentMoney({ money }: ClientAccount, language: Language) {
  return money.map(({ currency, paid, refunded, due }) => ({
    currency,
    paid: formatMoney(paid, currency, language),
    refunded: formatMoney(refunded, currency, language),
    due: formatMoney(due, currency, language),
  }))
}

type Event = ClientAccount['events'][number]

function titleOf({ kind, data }: Event, language: Language) {
  const { title } = (data ?? {}) as { title?: unknown }
  if (isHistoryKind(kind))
    return translator(language, 'admin-orders')(`events.${kind}`, {
      milestone: typeof title === 'string' ? title : '',
    })
  const name = kind.replace('account.', '') as 'disabled'
  return translator(language, 'admin-clients')(`events.${name}`)
}

function presentEvents({ events, names }: ClientAccount, language: Language) {
  return events.map((event) => ({
    id: event.id,
    title: titleOf(event, language),
    who:
      (event.actorId === null ? undefined : names.get(event.actorId)) ??
      translator(language, 'admin-orders')(`history.who.${historyActor(event)}`),
    reason: event.subject === 'account' ? event.reason : null,
    when: formatDateTime(event.at, language),
    dateTime: event.at.toISOString(),
    tone: historyTone(event.to),
  }))
}

function presentNotes({ notes, names }: ClientAccount, adminId: number, language: Language) {
  const t = translator(language, 'admin-clients')
  return notes.map(({ id, authorId, body, createdAt, removedAt }) => ({
    ...{ id, body, own: authorId === adminId, removed: removedAt !== null },
    who: names.get(authorId) ?? t('notes.gone'),
    when: formatDateTime(createdAt, language),
    dateTime: createdAt.toISOString(),
  }))
}

/**
 * What may be done with an account: nothing with an erased one, and nothing with a colleague's or
 * one's own.
 */
function presentSteps(client: ClientAccount, adminId: number) {
  const staff = isAdmin(client) || client.id === adminId
  const open = client.state === 'active' || client.state === 'invited'
  return {
    staff,
    view: !staff && open && client.role === 'client',
    disable: !staff && open,
    enable: !staff && client.state === 'disabled',
    sendLink: !staff && open,
    endSessions: !staff && client._count.sessions > 0,
    edit: client.state !== 'erased',
  }
}

/**
 * A client with everything about them and all that can be done, ready to read for the admin who
 * looks.
 */
export function presentClient(client: ClientAccount, adminId: number, language: Language) {
  const t = translator(language, 'admin-clients')
  const { id, name, phone } = client
  return {
    ...{ id, title: name, lead: t('client.lead', { email: client.email }) },
    account: presentAccount(client, language),
    orders: presentOrders(client, language),
    tickets: presentTickets(client),
    money: presentMoney(client, language),
    events: presentEvents(client, language),
    notes: presentNotes(client, adminId, language),
    steps: presentSteps(client, adminId),
    details: { name, phone: phone ?? '', language: client.language },
    languages: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    constraints: {
      reason: getZodConstraint(reasonSchema(() => '')),
      details: getZodConstraint(detailsSchema()),
      note: getZodConstraint(noteSchema()),
    },
  }
}
export type ClientView = ReturnType<typeof presentClient>
