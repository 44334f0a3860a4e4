import { parseForm } from '~/shell/parse-form.server'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { enquirySchema } from '~/domain/contact/enquiry.schema'
import { pageMeta } from '~/shell/page-meta'
import { handleEnquiry } from './page.server'
import { requireShopFront } from '~/routes/studiostack/_front/shop-front.server'
import { loadFrontPage } from '~/routes/studiostack/_front/shop-front-pages.server'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FrontPage } from './front-page'

export const handle = { i18n: ['studio-front'] }

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.preview ? { robots: 'noindex' } : {})

export async function loader(args: LoaderFunctionArgs) {
  return loadFrontPage(args)
}

export async function action(args: ActionFunctionArgs) {
  const { front, language } = await requireShopFront(args)
  const submission = parseForm(
    await readForm(args.request),
    enquirySchema(translator(language, 'contact')),
    language,
  )
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })
  const { sent, refusal } = await handleEnquiry(args, front, submission.value, language)
  return sent ?? data({ result: submission.reply({ formErrors: [refusal] }) }, { status: 429 })
}

export default function Front() {
  const { name, tagline, about, products, works, worksHref, sent, enquiry } =
    useLoaderData<typeof loader>()
  return (
    <FrontPage
      {...{ name, tagline, about, products, works, worksHref, sent, enquiry }}
      answer={useActionData<typeof action>()}
    />
  )
}
