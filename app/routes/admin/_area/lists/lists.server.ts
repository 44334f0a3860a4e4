import { isAdminList, type AdminListName } from '~/domain/lists/list.rules'
import { notFound } from '~/platform/http/answers.server'
import type { AdminList } from './list'
import { applicationsList } from './applications-list.server'
import { auditList } from './audit-list.server'
import { clientsList } from './clients-list.server'
import { conversationsList } from './conversations-list.server'
import { couponsList } from './coupons-list.server'
import { creditNotesList, feesList, invoicesList } from './documents-list.server'
import { freelancersList } from './freelancers-list.server'
import { ledgerList } from './ledger-list.server'
import { mailsList } from './mails-list.server'
import { messagesList } from './messages-list.server'
import { milestonesList } from './milestones-list.server'
import { ordersList } from './orders-list.server'
import { outboxList } from './outbox-list.server'
import { paymentEventsList } from './payment-events-list.server'
import { paymentsList } from './payments-list.server'
import { payoutsList } from './payouts-list.server'
import { productsList } from './products-list.server'
import { projectsList } from './projects-list.server'
import { reviewsList } from './reviews-list.server'
import { studiosList } from './studios-list.server'
import { templatesList } from './templates-list.server'
import { ticketsList } from './tickets-list.server'
import { waitlistList } from './waitlist-list.server'

const LISTS: Record<AdminListName, AdminList> = {
  orders: ordersList,
  milestones: milestonesList,
  clients: clientsList,
  messages: messagesList,
  conversations: conversationsList,
  tickets: ticketsList,
  payments: paymentsList,
  ledger: ledgerList,
  invoices: invoicesList,
  'credit-notes': creditNotesList,
  fees: feesList,
  'payment-events': paymentEventsList,
  payouts: payoutsList,
  freelancers: freelancersList,
  applications: applicationsList,
  products: productsList,
  coupons: couponsList,
  outbox: outboxList,
  mails: mailsList,
  reviews: reviewsList,
  audit: auditList,
  projects: projectsList,
  templates: templatesList,
  waitlist: waitlistList,
  studios: studiosList,
}

export const adminList = (name: AdminListName) => LISTS[name]

/** The list that an address names. Throws a 404 for another one. */
export function readListName(name: string | undefined): AdminListName {
  if (!isAdminList(name)) throw notFound()
  return name
}

/** The address of a list for a kept query; what the list knows no more is left out. */
export function hrefOfView(name: AdminListName, query: string) {
  const list = adminList(name)
  return list.href(list.keep(new URLSearchParams(query)))
}
