import { randomUUID } from 'node:crypto'
import type { Skill } from '~/domain/freelancers/application.rules'
import { writeTraits } from '~/domain/freelancers/traits.rules'
import { db, type Prisma } from '~/platform/db/db.server'

interface FreelancerOptions extends Partial<
  Omit<Prisma.FreelancerUncheckedCreateInput, 'skills' | 'languages' | 'userId'>
> {
  name?: string
  skills?: Skill[]
  languages?: string[]
}

/** A freelancer of the network with an account, 20 hours a week unless it says otherwise. */
export async function createFreelancer({
  name = 'Zofia Brzeg',
  skills = ['react'],
  languages = ['pl', 'en'],
  ...rest
}: FreelancerOptions = {}) {
  const login = `freelancer-${randomUUID()}`
  const user = await db.user.create({
    data: { username: login, email: `${login}@example.com`, name, role: 'freelancer' },
  })
  const data = {
    skills,
    languages,
    portfolioLinks: [],
    traits: writeTraits({ skills, languages }),
    usualHours: 20,
    ...rest,
  }
  return db.freelancer.create({ data: { ...data, userId: user.id }, include: { user: true } })
}

/** An application as the form sends it, submitted unless it says otherwise. */
export async function createApplication(
  changes: Partial<Prisma.FreelancerApplicationUncheckedCreateInput> = {},
) {
  const traits = { skills: ['react', 'accessibility'], languages: ['pl', 'en'] }
  const email = changes.email ?? `applicant-${randomUUID()}@example.com`
  return db.freelancerApplication.create({
    data: {
      ...{
        name: 'Zofia Brzeg',
        email,
        openKey: email,
        country: 'PL',
        ...traits,
        traits: writeTraits(traits),
        portfolioLinks: ['https://zofia.example/'],
      },
      ...{
        introduction: 'Interfaces that work from the keyboard.',
        experience: '5-10',
        availability: '10-20',
        language: 'en',
        privacyVersion: '2026-11',
      },
      ...changes,
    },
  })
}
