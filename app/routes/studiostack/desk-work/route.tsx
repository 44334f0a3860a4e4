import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PREVIEW_SIZE, PUBLIC_SHOWCASE_STATUS } from '~/domain/content/content.rules'
import { PICTURES } from '~/domain/pictures/picture.rules'
import {
  presentWorkForm,
  requireDeskWork,
  answerDeskWork,
} from '~/routes/studiostack/_desk/works.server'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import { openDeskForm } from '~/routes/studiostack/_desk/desk-forms.server'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { pickTranslation } from '~/platform/i18n/translations'
import { shopFrontPaths } from '~/paths/shop-front'
import { studioPaths } from '~/paths/studio'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { ProductOffer, ProductPicture } from '~/routes/studiostack/_desk/product-offer'
import { WorkForm } from '~/routes/studiostack/_desk/work-form'

export const handle = { i18n: ['studio-desk', 'studio-goods'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  const work = await requireDeskWork(studio, args.params.id)
  const language = await getLanguage(args.request)
  return {
    title: pickTranslation(work.translations, language).title,
    work: presentWorkForm(studio, work, language),
    offer: {
      offered: work.status === PUBLIC_SHOWCASE_STATUS,
      shopHref: shopFrontPaths.projects(studio.slug),
    },
    picture: {
      image: work.image,
      category: work.category,
      megabytes: PICTURES.megabytes,
      ...PREVIEW_SIZE,
    },
  }
}

export async function action(args: ActionFunctionArgs) {
  const context = await openDeskForm(args)
  const work = await requireDeskWork(context.studio, args.params.id)
  return answerDeskWork(args.request, { ...context, work })
}

export default function DeskWork() {
  const { title, work, offer, picture } = useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>()
  const { t } = useTranslation('studio-goods')
  return (
    <StudioDeskFrame title={title}>
      <Link
        to={studioPaths.projects()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4 hover:text-canal"
      >
        {t('works.all')}
      </Link>
      <ProductOffer
        {...offer}
        words="works"
        state={t(`works.status.${offer.offered ? 'live' : 'hidden'}`)}
      />
      <ProductPicture {...picture} answer={answer} />
      <WorkForm work={work} answer={answer} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
