import { brand } from '../../app/brand'
import { DEMO_PASSWORD, SEEDED_ACCOUNTS } from '../../app/domain/people/demo-accounts'
import { WELCOME_LINK_LIFETIME } from '../../app/domain/people/people.rules'
import { issueAccountLink } from '../../app/domain/people/account-links.server'
import { paths } from '../../app/paths'
import { hashPassword } from '../../app/platform/crypto/passwords.server'
import { signLinkToken } from '../../app/platform/crypto/link-token.server'
import { db, transaction } from '../../app/platform/db/db.server'
import { env, UnsafeConfigurationError } from '../../app/platform/env.server'
import { seedFreelancer } from './freelancers'

const NAMES = {
  admin: 'Astrid Lindqvist',
  freelancer: 'Joost van Dalen',
  client: 'Kinga Nowak',
  bookkeeper: 'Wiktor Sawicki',
  approver: 'Tomasz Zieliński',
  viewer: 'Agnieszka Wójcik',
}

/** The demo accounts, the owner first: user id 1 is an admin by rule (spec §5). */
export async function seedAccounts() {
  if ((await db.user.count()) > 0) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const { username, role } of SEEDED_ACCOUNTS) {
    const user = await db.user.create({
      data: {
        username,
        role,
        passwordHash,
        name: NAMES[username],
        email: `${username}@${brand.slug}.example`,
        isAdmin: role === 'admin',
        emailVerifiedAt: new Date(),
      },
    })
    if (role === 'freelancer') await seedFreelancer(user.id)
  }
}

/**
 * The owner's account of a real studio, without a password: user id 1 is an admin by rule, so it
 * must be there before the first buyer. Prints the link to set its password. Throws
 * UnsafeConfigurationError without OWNER_EMAIL.
 */
export async function seedOwner() {
  if ((await db.user.count()) > 0) return
  const email = env.OWNER_EMAIL?.toLowerCase()
  if (!email)
    throw new UnsafeConfigurationError('OWNER_EMAIL is missing: the first account is the owner’s.')
  const linkId = await transaction(async (tx) => {
    const user = await tx.user.create({
      data: { username: 'owner', email, name: brand.legalName, role: 'admin', isAdmin: true },
    })
    return issueAccountLink(tx, {
      userId: user.id,
      purpose: 'set_password',
      lifetime: WELCOME_LINK_LIFETIME,
    })
  })
  console.log(
    `Owner account ${email}: choose its password within 24 hours at ${env.PUBLIC_URL}${paths.setPassword(signLinkToken('account-link', linkId))}`,
  )
}
