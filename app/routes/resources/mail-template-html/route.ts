import type { LoaderFunctionArgs } from '@remix-run/node'
import { previewMail } from '~/routes/admin/_area/mail/mail-templates.server'
import { notFound } from '~/platform/http/answers.server'
import { mailDocument } from '~/platform/http/mail-html.server'
import { requireAdmin } from '~/platform/session/guards.server'

/** The formatted part of a template's preview, for the frame on its page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const mail = await previewMail(args.params.template ?? '', args.params.language ?? '')
  if (!mail) throw notFound()
  return mailDocument(mail.html)
}
