import type { LoaderFunctionArgs } from '@remix-run/node'
import { getMail } from '~/domain/mails/mailbox.server'
import { orNotFound } from '~/shell/answers.server'
import { hideLinkTokens } from '~/platform/crypto/hide-link-tokens'
import { notFound } from '~/platform/http/answers.server'
import { mailDocument } from '~/platform/http/mail-html.server'
import { requireAdmin } from '~/platform/session/guards.server'

/** The formatted part of a mail that was sent, for the frame on its page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { html } = await orNotFound(getMail(args.params.id ?? ''))
  if (!html) throw notFound()
  return mailDocument(hideLinkTokens(html))
}
