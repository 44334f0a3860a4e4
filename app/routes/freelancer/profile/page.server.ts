import { getZodConstraint } from '@conform-to/zod/v4'
import { writeAmount } from '~/domain/catalog/amount.rules'
import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { changeOwnStatus, pausedBySelf } from '~/domain/freelancers/freelancer-status.server'
import { freelancerProfileSchema, type ProfileWords } from '~/domain/freelancers/profile.schema'
import {
  findOwnProfile,
  saveOwnProfile,
  type OwnProfile,
} from '~/domain/freelancers/profile.server'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { fields, type FormHandler } from '~/shell/forms.server'

const EXAMPLE = 8_500

function profileWords(language: Language): ProfileWords {
  const t = translator(language, 'freelancer-profile')
  return (problem, words = {}) =>
    t(`errors.${problem}`, {
      example: writeAmount(EXAMPLE, language),
      ...words,
      count: words.count ?? 0,
      link: words.link ?? '',
    })
}

function presentForm(profile: OwnProfile, language: Language) {
  const { headline, about, skills, languages, links, hourlyRate, currency, publicPage } = profile
  return {
    constraint: getZodConstraint(freelancerProfileSchema(() => '', language)),
    currencies: CURRENCIES.map((value) => ({ value, label: value })),
    example: writeAmount(EXAMPLE, language),
    defaults: {
      ...{ headline, about, skills, languages, currency, links: links.join('\n') },
      rate: hourlyRate === null ? '' : writeAmount(hourlyRate, language),
      publicPage: publicPage ? 'on' : '',
    },
  }
}

/**
 * What somebody tells of themselves, and whether they take offers; without a profile for an admin
 * who only looks.
 */
export async function loadFreelancerProfile(userId: number, language: Language) {
  const t = translator(language, 'freelancer-profile')
  const profile = await findOwnProfile(userId)
  const title = t('profile.title')
  if (!profile) return { title, profile: null }
  const { id, status, publicPage } = profile
  return {
    title,
    profile: {
      status,
      mayResume: status === 'paused' && (await pausedBySelf(db, id)),
      publicHref: publicPage && status !== 'offboarded' ? paths.freelancer(id) : null,
      form: presentForm(profile, language),
    },
  }
}
export type FreelancerProfileView = NonNullable<
  Awaited<ReturnType<typeof loadFreelancerProfile>>['profile']
>

interface Context {
  userId: number
  language: Language
}

const changeStatus =
  (to: 'active' | 'paused'): FormHandler<Context> =>
  async (_form, { userId, language }) => {
    const t = translator(language, 'freelancer-profile')
    return (await changeOwnStatus(userId, to))
      ? { done: t(`done.${to}`) }
      : { late: t('refused.status') }
  }

/** The forms of the profile's page. */
export const PROFILE_FORMS: Record<string, FormHandler<Context>> = {
  profile: fields(
    'profile',
    ({ language }) => freelancerProfileSchema(profileWords(language), language),
    async (value, { userId, language }) => {
      const t = translator(language, 'freelancer-profile')
      return (await saveOwnProfile(userId, value))
        ? { done: t('done.profile') }
        : { late: t('refused.gone') }
    },
  ),
  active: changeStatus('active'),
  paused: changeStatus('paused'),
}
