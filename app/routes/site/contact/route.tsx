import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { contactForm, loadContact } from './page.server'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ContactFacts } from './contact-facts'
import { ContactForm } from './contact-form'
import { ContactPlaces } from './contact-places'
import { ContactSent } from './contact-sent'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['contact'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader(args: LoaderFunctionArgs) {
  return loadContact(args)
}

export async function action(args: ActionFunctionArgs) {
  const context = { args, language: await getLanguage(args.request) }
  return answerBy(contactForm, await readForm(args.request), context, { page: paths.contact() })
}

export default function Contact() {
  const { title, sent, canCopy, constraint, defaults, months, places } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('contact')
  const answer = useActionData<typeof action>()
  return (
    <Main>
      <Container>
        <PageHeader title={title} lead={t(sent ? 'sent.lead' : 'lead')} />
        <div className="grid gap-x-gap gap-y-12 pb-section lg:grid-cols-4">
          <div className="lg:col-span-3">
            {sent ? (
              <ContactSent />
            ) : (
              <ContactForm
                key={defaults.topic + defaults.about}
                {...{ answer, canCopy, constraint, defaults, months }}
              />
            )}
          </div>
          <ContactFacts />
        </div>
      </Container>
      <ContactPlaces places={places} />
    </Main>
  )
}
