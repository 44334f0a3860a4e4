import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Button, ButtonLink } from '../form/button'
import { Main } from './main'
import { Container } from './container'
import { errorKind, isNetworkFailure } from './error-kind'
import { PageHeader } from './page-header'
import { useRequestId } from './request-id'

/**
 * Keeps what was typed into the form that failed, for when its page is here again; tells that
 * page's address, or null for no form.
 */
function keepUnsentForm(): string | null {
  const sent = sessionStorage.getItem('kanal-sending')
  if (!sent) return null
  sessionStorage.setItem('kanal-unsent-form', sent)
  return JSON.parse(sent).path
}

type Typed = { title: string; fields: { label: string; value: string }[] }

/** What was typed into a form that cannot be shown again, field by field, to be copied. */
function TypedWords({ title, fields }: Typed) {
  return (
    <>
      <h2 className="mb-3 text-xl">{title}</h2>
      <dl className="mb-6 grid gap-3">
        {fields.map(({ label, value }, index) => (
          <div key={index}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type Chrome = {
  switchAccount: { text: string; button: string; page: string; action: string | null } | null
}

/** As whom one is signed in where something is not found, and the way to another account. */
function SwitchAccount() {
  const way = (useRouteLoaderData('root') as Chrome | undefined)?.switchAccount
  if (!way) return null
  const { text, button, page, action } = way
  return (
    <form
      method={action ? 'post' : 'get'}
      action={action ?? paths.auth()}
      className="mb-6 flex flex-wrap items-center gap-4"
    >
      <p className="wrap-anywhere">{text}</p>
      <input type="hidden" name="redirectTo" value={page} />
      <Button variant="secondary">{button}</Button>
    </form>
  )
}

/** What a visitor reads when a page cannot be shown: never a stack trace. */
export function ErrorPage() {
  const { t } = useTranslation('common')
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const text = errorKind(error)
  /**
   * Where a form or a link was made for another account: the words, and of a form the page to open
   * again and what was typed.
   */
  const told = isRouteErrorResponse(error) && [404, 409, 410].includes(status) ? error.data : null
  const requestId = useRequestId()
  const [formPage, setFormPage] = useState<string | null>(null)
  useEffect(() => {
    const page = status >= 500 ? keepUnsentForm() : null
    setFormPage(page)
    // Asked for as a document, the page comes from what the service worker keeps, or else its
    // offline page.
    if (!page && isNetworkFailure(error)) location.reload()
  }, [error, status])
  const back = told?.back ?? formPage
  return (
    <Main>
      <Container>
        <PageHeader
          eyebrow={String(status)}
          title={told?.title ?? t(`errors.${formPage ? 'unsent' : text}.title`)}
          lead={told?.text ?? t(`errors.${formPage ? 'unsent' : text}.text`)}
          actions={
            <>
              {back && (
                <ButtonLink to={back} reloadDocument>
                  {told?.again ?? t('errors.unsent.back')}
                </ButtonLink>
              )}
              <ButtonLink variant={back ? 'secondary' : 'primary'} to={paths.home()}>
                {t('errors.home')}
              </ButtonLink>{' '}
              <ButtonLink variant="secondary" to={paths.shop()}>
                {t('errors.shop')}
              </ButtonLink>
            </>
          }
        />
        {status === 404 && <SwitchAccount />}
        {told?.typed?.fields.length > 0 && <TypedWords {...told.typed} />}
        {requestId && (
          <p className="pb-section text-ink-soft">
            {t('errors.quote')} <code className="font-mono break-all select-all">{requestId}</code>
          </p>
        )}
      </Container>
    </Main>
  )
}
