import { parseWithZod } from '@conform-to/zod/v4'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { contactSchema } from '~/domain/contact/contact.schema'
import { isKnownMessage, sendContactMessage } from '~/domain/contact/contact.server'
import { loadContact } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { countMailAddress } from '~/account/account-tries.server'
import { paths } from '~/paths'
import { currentTime, HOUR } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import { waitInMinutes } from '~/platform/rate-limit.server'
import { ContactFacts } from './contact-facts'
import { ContactForm } from './contact-form'
import { ContactPlaces } from './contact-places'
import { ContactSent } from './contact-sent'
import { Container } from '~/ui/layout/container'
import { PageHeader } from '~/ui/layout/page-header'

/**
 * A mail address is one person's, and each message writes to it; a network address may be a whole
 * office's.
 */
const LIMITS = {
  address: { limit: 20, window: HOUR },
  one: { limit: 5, window: HOUR },
  all: { limit: 15, window: HOUR },
}

export const handle = { i18n: ['contact'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader(args: LoaderFunctionArgs) {
  return loadContact(args)
}

/** Minutes to wait, 0 when the message counts. */
async function countMessage(email: string, request: Request) {
  return waitInMinutes(await countMailAddress(request, 'contact', email, LIMITS))
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const language = await getLanguage(request)
  const t = translator(language, 'contact')
  const submission = parseWithZod(await readForm(request), { schema: contactSchema(t) })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })
  const { value } = submission
  if (!(await isKnownMessage(value))) {
    const count = await countMessage(value.email, request)
    if (count > 0) {
      const message = t('errors.throttled', { count, email: brand.email })
      return data({ result: submission.reply({ formErrors: [message] }) }, { status: 429 })
    }
    await sendContactMessage(value, language, currentTime(), {
      senderId: (await findViewer(args))?.id ?? null,
    })
  }
  return seeOther(paths.contact({ sent: 1 }))
}

export default function Contact() {
  const { title, sent, canCopy, constraint, defaults, months, places } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('contact')
  const answer = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1}>
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
    </main>
  )
}
