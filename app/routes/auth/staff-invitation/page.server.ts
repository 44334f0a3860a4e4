import { getZodConstraint } from '@conform-to/zod/v4'
import { brand } from '~/brand'
import { joinSchema } from '~/domain/people/company.schema'
import { PASSWORD_MIN } from '~/domain/people/people.rules'
import { findStaffInvitation, type StaffInvitation } from '~/domain/people/staff.server'
import { paths } from '~/paths'
import { readLinkToken } from '~/platform/crypto/link-token.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { stepOf } from '~/routes/auth/_area/invitation.server'
import { shownAddress } from '~/platform/shown-address.server'

/** The invitation of a link, or null for a link that we never signed. */
export async function findStaffInvitationOf(token: string): Promise<StaffInvitation | null> {
  const id = readLinkToken('staff-invitation', token)
  return id === null ? null : findStaffInvitation(id)
}

/** An invitation that holds, ready to read for whoever opens its link. */
export function presentStaffInvitation(
  invitation: StaffInvitation,
  token: string,
  viewer: Viewer | null,
  language: Language,
) {
  const t = translator(language, 'people')
  const { inviter, email, expiresAt, account } = invitation
  return {
    title: t('staff.join.title', { inviter, studio: brand.name }),
    lead: t('staff.join.lead'),
    step: stepOf(invitation, viewer),
    company: brand.name,
    email,
    viewerEmail: viewer && shownAddress(viewer.email),
    name: account?.name ?? '',
    may: t('staff.join.may'),
    until: formatDateTime(expiresAt, language),
    signInHref: paths.auth({ redirectTo: paths.staffInvitation(token) }),
    constraint: getZodConstraint(joinSchema(email, () => '')),
    passwordMin: PASSWORD_MIN,
  }
}
