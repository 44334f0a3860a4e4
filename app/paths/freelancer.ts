import { withAnchor, withQuery, type Query } from './query'

/** The dashboard of a freelancer. */
export const freelancerPaths = {
  freelancerHome: () => '/dashboard/freelancer',
  freelancerArea: (
    page: 'projects' | 'conversations' | 'payments' | 'profile' | 'schedule',
    query?: Query,
  ) => withQuery(`/dashboard/freelancer/${page}`, query),
  freelancerProject: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery(`/dashboard/freelancer/project/${id}`, query), anchor),
  freelancerPayments: (query?: Query) => withQuery('/dashboard/freelancer/payments', query),
  payoutDetails: () => '/dashboard/freelancer/payments/details',
  payoutAccount: () => '/dashboard/freelancer/payments/account',
  payoutAccountLink: () => '/dashboard/freelancer/payments/account/link',
  payoutStatement: (freelancerId: string, period: string, format: 'pdf' | 'csv') =>
    `/dashboard/freelancer/payments/statements/${freelancerId}/${period}/${format}`,
  selfBilling: (number: string) => `/documents/self-billing/${number}`,
}
