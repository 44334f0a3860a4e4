import { isRefusal } from '~/domain/ground/domain-error'
import { readFigures } from '~/domain/studios/studio-desk.server'
import {
  publishShop,
  readGaps,
  takeDownShop,
  type DeskMember,
} from '~/domain/studios/studio-changes.server'
import type { Gap } from '~/domain/studios/readiness.rules'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { shopFrontPaths } from '~/paths/shop-front'
import { studioPaths } from '~/paths/studio'
import { sayGap } from '~/routes/studiostack/_desk/words.server'
import type { PageOutcome } from '~/shell/forms.server'

/** Where what is missing is given. */
const PLACE: Record<Gap, () => string> = {
  ...{
    legalName: studioPaths.settings,
    address: studioPaths.settings,
    country: studioPaths.settings,
    email: studioPaths.settings,
    tagline: studioPaths.settings,
  },
  ...{
    colours: studioPaths.brand,
    product: () => studioPaths.products(),
    prices: () => studioPaths.products(),
  },
}

/** What a studio's people see first: whether the shop is open, what it lacks, and what came in. */
export async function presentDeskHome(studio: MemberStudio, language: Language) {
  const t = translator(language, 'studio-desk')
  const [{ enquiries, orders, views }, gaps] = await Promise.all([
    readFigures(studio.id),
    readGaps(studio.id),
  ])
  const figures = [
    ['overview.waiting', enquiries, studioPaths.enquiries()],
    ['nav.orders', orders, studioPaths.orders()],
    ['overview.visits', views, studioPaths.visits()],
  ] as const
  return {
    title: studio.name,
    state: t(`status.${studio.status}`),
    open: studio.status === 'published',
    front: shopFrontPaths.front(studio.slug),
    gaps: gaps.map((gap) => ({ text: sayGap(gap, language), href: PLACE[gap]() })),
    figures: figures.map(([key, count, href]) => ({
      term: t(key),
      detail: formatNumber(count, language),
      href,
    })),
  }
}

/** Opens or closes a studio's shop, as a press says. Throws a 400 for any other. */
export async function takeDeskStep(
  intent: unknown,
  member: DeskMember,
  language: Language,
): Promise<PageOutcome> {
  const t = translator(language, 'studio-shop')
  const to = studioPaths.dashboard()
  if (intent === 'takeDown')
    return (await takeDownShop(member))
      ? { done: t('publish.takenDown'), to }
      : { late: t('publish.notOpen'), to }
  if (intent !== 'publish')
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  try {
    return (await publishShop(member))
      ? { done: t('publish.done'), to }
      : { late: t('publish.already'), to }
  } catch (error) {
    if (isRefusal(error, 'shop.gaps')) return { late: t('publish.missing'), to }
    throw error
  }
}
