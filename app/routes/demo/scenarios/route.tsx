import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageMeta } from '~/shell/page-meta'
import { env } from '~/platform/env.server'
import { notFound } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { Card } from '~/ui/layout/card'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { Grid } from '~/ui/layout/grid'
import { Link } from '~/ui/layout/link'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { loadScenarios, makeScenario } from './page.server'

export const handle = { i18n: ['demo'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader({ request }: LoaderFunctionArgs) {
  if (!env.demo) throw notFound()
  return loadScenarios(new URL(request.url).searchParams, await getLanguage(request))
}

export async function action({ request }: ActionFunctionArgs) {
  if (!env.demo) throw notFound()
  return makeScenario(await readForm(request), await getLanguage(request))
}

type DoneProps = { text: string; account: string; links: { label: string; href: string }[] }

function Done({ text, account, links }: DoneProps) {
  const { t } = useTranslation('demo')
  return (
    <div className="max-w-text">
      <Notice tone="success" role="status" title={t('scenarios.done')}>
        <p>{text}</p>
        <ul className="my-3 grid gap-1">
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link to={href} className="inline-block min-h-6 font-semibold quiet-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p>{account}</p>
      </Notice>
    </div>
  )
}

export default function Scenarios() {
  const { title, scenarios, done } = useLoaderData<typeof loader>()
  const { t } = useTranslation('demo')
  return (
    <Main>
      <Container>
        <PageHeader title={title} eyebrow={t('outbox.label')} lead={t('scenarios.lead')} />
        <div className="grid gap-8 pb-section">
          {done && <Done {...done} />}
          <Grid columns={2}>
            {scenarios.map(({ name, title: heading, text }) => (
              <Card key={name} as="section" aria-labelledby={name}>
                <Form method="post" className="grid h-full content-between gap-5">
                  <div className="grid gap-2">
                    <h2 id={name} className="text-xl">
                      {heading}
                    </h2>
                    <p>{text}</p>
                  </div>
                  <div>
                    <Button
                      name="scenario"
                      value={name}
                      variant="secondary"
                      aria-describedby={name}
                    >
                      {t('scenarios.make')}
                    </Button>
                  </div>
                </Form>
              </Card>
            ))}
          </Grid>
        </div>
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
