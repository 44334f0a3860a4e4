import { addDays } from 'date-fns'
import type { Skill } from '../../app/domain/freelancers/application.rules'
import type { ApplicationInput } from '../../app/domain/freelancers/application.schema'
import { submitApplication } from '../../app/domain/freelancers/applications.server'
import { mondayOf, weeksFrom } from '../../app/domain/freelancers/capacity.rules'
import { startScreening } from '../../app/domain/freelancers/screening.server'
import { writeTraits } from '../../app/domain/freelancers/traits.rules'
import { after, MINUTE } from '../../app/platform/clock'
import { signFormStamp } from '../../app/platform/crypto/form-stamp.server'
import { db } from '../../app/platform/db/db.server'
import { studioDay } from '../../app/platform/i18n/format.server'
import type { Language } from '../../app/platform/i18n/languages'

const TRAITS = {
  skills: ['react', 'webflow', 'accessibility', 'performance'] satisfies Skill[],
  languages: ['nl', 'en'] satisfies Language[],
}

/** A week with fewer hours, and a holiday of a week, both ahead of whenever the demo starts. */
function ownTime() {
  const weeks = weeksFrom(studioDay(new Date()))
  const holiday = weeks[5]!
  return {
    availability: { create: { weekOf: weeks[2]!, hours: 8 } },
    holidays: { create: { startsOn: holiday, endsOn: addDays(mondayOf(holiday), 4) } },
  }
}

/** The profile of the demo freelancer, with a page that they chose to be public. */
export async function seedFreelancer(userId: number) {
  await db.freelancer.create({
    data: {
      ...{ userId, ...TRAITS, traits: writeTraits(TRAITS), ...ownTime() },
      headline: 'Fast, accessible sites in React and Webflow',
      about:
        'I turn a finished design into pages that load fast, work from the keyboard and read well aloud.\n\nTwelve years of front ends, the last five for shops and small studios. Mornings are for code, afternoons for answers.',
      portfolioLinks: ['https://joost.example/work', 'https://code.example/joost'],
      ...{ usualHours: 24, hourlyRate: 8_500, currency: 'EUR', publicPage: true },
    },
  })
}

interface Applicant extends Omit<ApplicationInput, 'privacy' | 'website' | 'stamp'> {
  language: Language
}

const APPLICATIONS: Applicant[] = [
  {
    ...{
      name: 'Zofia Brzeg',
      email: 'zofia.brzeg@kanal.example',
      country: 'PL',
      languages: ['pl', 'en'],
      skills: ['react', 'accessibility', 'performance'],
    },
    ...{
      experience: '5-10',
      availability: '10-20',
      links: ['https://zofia.example/', 'https://code.example/zofia'],
      language: 'pl',
    },
    introduction:
      'I build interfaces that work from the keyboard and hold up with a screen reader.\n\nProud of: a ticket shop that sold out in four minutes and stayed up. Rather not: print.',
  },
  {
    ...{
      name: 'Elin Sandberg',
      email: 'elin.sandberg@kanal.example',
      country: 'SE',
      languages: ['sv', 'en'],
      skills: ['brand-identity', 'ui-design', 'packaging'],
    },
    ...{
      experience: 'over-10',
      availability: 'under-10',
      links: ['https://elin.example/'],
      language: 'sv',
    },
    introduction:
      'Logos and packaging for small makers: breweries, bakeries, one boat yard. I draw by hand first.',
  },
]

async function apply({ language, ...written }: Applicant) {
  await submitApplication(
    { ...written, privacy: true, website: '', stamp: signFormStamp(after(-MINUTE)) },
    [],
    language,
  )
}

/** Two applications, one of which somebody is looking at. */
export async function seedApplications() {
  if ((await db.freelancerApplication.count()) > 0) return
  const admin = await db.user.findUnique({ where: { username: 'admin' } })
  if (!admin) return
  for (const application of APPLICATIONS) await apply(application)
  const latest = await db.freelancerApplication.findFirstOrThrow({ orderBy: { id: 'desc' } })
  await startScreening(latest.id, admin.id)
}
