import { withQuery, type Query } from './query'

/** The pages of the settings. */
export type SettingsPart =
  | 'profile'
  | 'addresses'
  | 'password'
  | 'second-factor'
  | 'sessions'
  | 'tokens'
  | 'webhooks'
  | 'language'
  | 'notifications'
  | 'company'
  | 'people'
  | 'data'

/** Signing in, and what people keep about themselves. */
export const accountPaths = {
  auth: (query?: Query) => withQuery('/auth', query),
  secondStep: (query?: Query) => withQuery('/auth/second-factor', query),
  confirmPassword: (query?: Query) => withQuery('/auth/confirm-password', query),
  confirmEmail: (token: string) => `/auth/confirm-email/${encodeURIComponent(token)}`,
  unsentForms: () => '/auth/unsent',
  forgotPassword: () => '/auth/forgot-password',
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  calendar: (token: string) => `/calendar/${token}.ics`,
  invitation: (token: string) => `/invitation/${token}`,
  staffInvitation: (token: string) => `/staff-invitation/${token}`,
  signInLinkRequest: (query?: Query) => withQuery('/auth/sign-in-link', query),
  signInLink: (token: string) => `/auth/sign-in-link/${encodeURIComponent(token)}`,
  setPassword: (token: string) => `/auth/set-password/${encodeURIComponent(token)}`,
  signOut: () => '/auth/sign-out',
  loginToOrders: () => '/login/dashboard/orders',
  settings: (query?: Query) => withQuery('/dashboard/settings', query),
  leaveCompany: (companyId: string, userId: number) =>
    `/dashboard/settings/people/${companyId}/${userId}`,
  settingsPart: (part: SettingsPart, query?: Query) =>
    withQuery(`/dashboard/settings/${part}`, query),
  address: (id: string) => `/dashboard/settings/addresses/${id}`,
  deleteAddress: (id: string) => `/dashboard/settings/addresses/${id}/delete`,
  erasure: () => '/dashboard/settings/data/erase',
  dataExport: (id: string) => `/dashboard/settings/data/${id}`,
  notifications: (query?: Query) => withQuery('/dashboard/notifications', query),
  notification: (id: string) => `/dashboard/notifications/${id}`,
}
