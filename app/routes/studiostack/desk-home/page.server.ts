import { readFigures } from '~/domain/studios/studio-desk.server'
import { publishShop, readGaps, takeDownShop } from '~/domain/studios/studio-changes.server'
import type { Gap } from '~/domain/studios/readiness.rules'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { shopFrontPaths } from '~/paths/shop-front'
import { studioPaths } from '~/paths/studio'
import { sayGap } from '~/routes/studiostack/_desk/words.server'
import type { DeskContext } from '~/routes/studiostack/_desk/desk-forms.server'
import { answerForm, type FormHandler } from '~/shell/forms.server'
import type { OwnWords } from '~/shell/refusal-answers.server'

/** Where what is missing is given. */
const PLACE: Record<Gap, () => string> = {
  ...{
    legalName: studioPaths.settings,
    address: studioPaths.settings,
    country: studioPaths.settings,
    number: studioPaths.settings,
    email: studioPaths.settings,
    tagline: studioPaths.settings,
  },
  ...{
    colors: studioPaths.brand,
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
    suspension: studio.suspension,
    front: shopFrontPaths.front(studio.slug),
    gaps: gaps.map((gap) => ({ text: sayGap(gap, language), href: PLACE[gap]() })),
    figures: figures.map(([key, count, href]) => ({
      term: t(key),
      detail: formatNumber(count, language),
      href,
    })),
  }
}

/** Opens and closes a studio's shop. */
const FORMS: Record<string, FormHandler<DeskContext>> = {
  publish: async (_form, { member, language }) => {
    const t = translator(language, 'studio-shop')
    return (await publishShop(member))
      ? { done: t('publish.done') }
      : { late: t('publish.already') }
  },
  takeDown: async (_form, { member, language }) => {
    const t = translator(language, 'studio-shop')
    return (await takeDownShop(member))
      ? { done: t('publish.takenDown') }
      : { late: t('publish.notOpen') }
  },
}
const WORDS: OwnWords = {
  'shop.gaps': (language) => translator(language, 'studio-shop')('publish.missing'),
}

/** Answers a press that opens or closes the shop. */
export const answerDeskHome = (form: FormData, context: DeskContext) =>
  answerForm(form, FORMS, context, { page: studioPaths.dashboard(), words: WORDS })
