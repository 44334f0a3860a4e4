import { findPublicProfile, listPublicProfiles } from '~/domain/freelancers/profile.server'
import { paths } from '~/paths'
import { notFound } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { languageWords, skillWords } from '~/network/freelancer-texts.server'

/** The page that a freelancer wanted to be public. Throws a 404 for everybody else. */
export async function loadPublicFreelancer(id: string, language: Language) {
  const profile = await findPublicProfile(id)
  if (!profile) throw notFound()
  const t = translator(language, 'freelancer-profile')
  const { name, headline, about, links } = profile
  return {
    title: name,
    description: t('public.description', { name, headline }),
    shareImage: '/media/share/freelancers.jpg',
    ...{ headline, links, about: about.split(/\n+/).filter((line) => line.trim() !== '') },
    skills: skillWords(profile.skills, language),
    languages: languageWords(profile.languages),
  }
}
export type PublicFreelancerView = Awaited<ReturnType<typeof loadPublicFreelancer>>

/** The freelancers who want to be seen, for the program's page. */
export async function loadPublicFreelancers() {
  const profiles = await listPublicProfiles()
  return profiles.map(({ id, name, headline }) => ({
    id,
    name,
    headline,
    href: paths.freelancer(id),
  }))
}
