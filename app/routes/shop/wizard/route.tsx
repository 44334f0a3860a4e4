import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { forgetDraft } from '~/domain/quotes/quotes.server'
import { toStartPage } from '~/domain/quotes/start-view.server'
import { pageMeta } from '~/shell/page-meta'
import { loadWizard } from '~/routes/shop/_area/wizard.server'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { forgetQuoteCookie, readQuoteToken } from '~/platform/session/quote-cookie.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { WizardStart } from './wizard-start'

export const handle = { i18n: ['wizard', 'shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  const wizard = await loadWizard(request)
  const asksToForget =
    wizard.token !== null && new URL(request.url).searchParams.get('confirm') === 'over'
  return {
    ...toStartPage(wizard, currentTime()),
    asksToForget,
    shareImage: '/media/share/shop.jpg',
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const token = await readQuoteToken(request)
  if (!token) return redirect(paths.wizard(), 303)
  await forgetDraft(token)
  const t = translator(await getLanguage(request), 'wizard')
  return seeOther(paths.wizard(), {
    flash: { kind: 'success', text: t('start.forgotten') },
    cookies: [await forgetQuoteCookie()],
  })
}

export default function Wizard() {
  return <WizardStart {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
