import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { confirmEmail, findEmailLink } from '~/domain/people/own-account.server'
import { CLOSED_LINK_STATUS } from '~/shell/link-page'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Form } from '~/ui/form/form'
import { shownAddress } from '~/platform/shown-address.server'

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address may act for the account. */
export { linkPageHeaders as headers } from '~/shell/link-page'

/**
 * The page behind the link of a mail: mail programs open links by themselves, so only its button
 * changes anything.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const t = translator(await getLanguage(request), 'auth')
  const link = await findEmailLink(params.token ?? '')
  if (link?.state === 'open')
    return data({ title: t('confirmEmail.title'), closed: null, email: shownAddress(link.email) })
  const closed: keyof typeof CLOSED_LINK_STATUS = link?.state ?? 'unknown'
  return data(
    { title: t(`confirmEmail.closed.${closed}.title`), closed, email: null },
    { status: CLOSED_LINK_STATUS[closed] },
  )
}

export async function action(args: ActionFunctionArgs) {
  const t = translator(await getLanguage(args.request), 'auth')
  const token = args.params.token ?? ''
  const link = await findEmailLink(token)
  const outcome = link ? await confirmEmail(link) : 'closed'
  if (outcome === 'closed') return seeOther(paths.confirmEmail(token))
  const viewer = await findViewer(args)
  const flash =
    outcome === 'changed'
      ? {
          kind: 'success' as const,
          text: t('confirmEmail.done', { email: shownAddress(link!.email) }),
        }
      : { kind: 'warning' as const, text: t('confirmEmail.taken') }
  if (viewer && viewer.id !== link!.userId) return seeOther(paths.confirmEmail(token), { flash })
  return seeOther(viewer ? paths.settingsPart('profile') : paths.auth(), { flash })
}

export default function ConfirmEmail() {
  const { title, closed, email } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  const button = (
    <Form method="post">
      <Button>{t('confirmEmail.submit')}</Button>
    </Form>
  )
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader
          title={title}
          lead={
            closed ? t(`confirmEmail.closed.${closed}.text`) : t('confirmEmail.lead', { email })
          }
          actions={
            closed ? (
              <ButtonLink to={paths.settingsPart('profile')}>{t('confirmEmail.again')}</ButtonLink>
            ) : (
              button
            )
          }
        />
      </Container>
    </Main>
  )
}
