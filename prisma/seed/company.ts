import { invitePerson } from '../../app/domain/people/invitations.server'
import { acceptInvitation } from '../../app/domain/companies/join-company.server'
import { makeCompany } from '../../app/domain/people/company.server'
import { db } from '../../app/platform/db/db.server'

const COMPANY = {
  name: 'Pracownia Nowak',
  vatNumber: 'PL6762481035',
  addressLine: 'ul. Mostowa 4',
  postalCode: '31-061',
  city: 'Kraków',
  country: 'PL',
} as const

/**
 * The demo client's company: it owns the client's orders, with somebody who approves, somebody who
 * looks on, and one open invitation.
 */
export async function seedDemoCompany() {
  if ((await db.company.count()) > 0) return
  const client = await db.user.findUnique({ where: { username: 'client' } })
  if (!client) return
  const { companyId } = await makeCompany(client.id, COMPANY)
  const inviter = { userId: client.id, language: 'en' } as const
  for (const role of ['approver', 'viewer'] as const) {
    const person = await db.user.findUniqueOrThrow({ where: { username: role } })
    await invitePerson(inviter, companyId, { email: person.email, role })
    const invitation = await db.companyInvitation.findFirstOrThrow({
      where: { companyId, email: person.email },
    })
    await acceptInvitation(invitation.id, person)
  }
  await invitePerson(inviter, companyId, {
    email: 'ksiegowosc@pracownia-nowak.example',
    role: 'viewer',
  })
}
