import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import type { FreelancerStatus } from '~/domain/ground/machines.rules'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

/**
 * Tells a freelancer that the studio has paused them, has them back, or has let them go, and what
 * that means; the reason stays with the studio.
 */
export async function freelancerStatusMail(
  language: Language,
  { freelancerId, to }: { freelancerId: string; to: FreelancerStatus },
  t: MailWords,
): Promise<MailContent> {
  const { user } = await db.freelancer.findUniqueOrThrow({
    where: { id: freelancerId },
    select: { user: { select: { name: true } } },
  })
  const [label, path] =
    to === 'active'
      ? (['schedule', paths.freelancerArea('schedule')] as const)
      : (['payments', paths.freelancerArea('payments')] as const)
  return {
    subject: t(`freelancerStatus.${to}.subject`),
    heading: t(`freelancerStatus.${to}.heading`, { name: user.name }),
    paragraphs: [t(`freelancerStatus.${to}.intro`)],
    button: { label: t(`freelancerStatus.${label}`), url: absolute(path) },
    closing: [t(`freelancerStatus.${to}.closing`)],
  }
}
