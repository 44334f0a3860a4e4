import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { toDetail } from '~/domain/catalog/catalog.server'
import { pageMeta } from '~/shell/page-meta'
import { requireProduct } from '~/routes/admin/_area/products/product-editor.server'
import { loadProductPage, presentOrderForm } from '~/storefront/product-page.server'
import { adminPaths } from '~/paths/admin'
import { seeOther } from '~/platform/http/answers.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { requireAdmin } from '~/platform/session/guards.server'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { FilterLinks } from '~/ui/layout/filter-links'
import { ProductPage } from '~/storefront/product-page'

export const handle = { i18n: ['shop', 'products'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const [stored, language] = [await requireProduct(args), await getLanguage(args.request)]
  const product = toDetail(stored, language)
  const { structuredData: _notListed, ...page } = await loadProductPage(product, language, {
    allReviews: false,
  })
  const languages = LANGUAGES.map((lng) => ({
    label: LANGUAGE_NAMES[lng],
    href: adminPaths.product(stored.id, { part: 'preview', lng }),
    current: lng === language,
  }))
  return {
    ...page,
    ...presentOrderForm(product, undefined, { changing: false, language }),
    languages,
  }
}

/** Its form looks like the shop's; nothing can be ordered here. */
export async function action(args: ActionFunctionArgs) {
  await requireAdmin(args)
  const { id } = await requireProduct(args)
  const t = translator(await getLanguage(args.request), 'products')
  return seeOther(adminPaths.product(id, { part: 'preview' }), {
    flash: { kind: 'info', text: t('preview.noOrder') },
  })
}

export default function ProductPreview() {
  const {
    title: _title,
    description: _description,
    shareImage: _shareImage,
    languages,
    ...page
  } = useLoaderData<typeof loader>()
  const { t } = useTranslation('products')
  const back = (
    <ButtonLink to={adminPaths.product(page.product.id)} variant="secondary" size="sm">
      {t('preview.back')}
    </ButtonLink>
  )
  return (
    <>
      <aside aria-label={t('preview.title')}>
        <Container className="grid gap-4 pt-4">
          <Notice title={t('preview.title')} action={back}>
            {t('preview.text')}
          </Notice>
          <FilterLinks label={t('preview.languages')} links={languages} />
        </Container>
      </aside>
      <ProductPage {...page} />
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
