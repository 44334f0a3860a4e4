import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { openSettings } from '~/account/settings.server'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { pageMeta } from '~/shell/page-meta'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { NewToken } from './new-token'
import { showTokens, handleTokens } from './page.server'
import { TokenForm } from './token-form'
import { TokenList } from './token-list'

export const handle = { i18n: ['api'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language } = await openSettings(args, 'recent')
  return showTokens(viewer, language)
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await openSettings(args, 'recent')
  const answer = await handleTokens(await readForm(args.request), viewer, language)
  return answer instanceof Response ? answer : data(answer, { status: answer.status })
}

export default function TokenSettings() {
  const { title, tokens, ...form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('api')
  const lead = (
    <>
      {t('tokens.lead')}{' '}
      <Link
        to={paths.developers()}
        className="font-semibold underline underline-offset-4 hover:text-canal"
      >
        {t('tokens.guide')}
      </Link>
    </>
  )
  return (
    <SettingsPage title={title} lead={lead}>
      {answer && 'token' in answer ? (
        <NewToken {...answer} />
      ) : (
        <>
          <TokenList tokens={tokens} />
          {form.studios.length > 0 && <TokenForm {...form} answer={answer} />}
        </>
      )}
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
