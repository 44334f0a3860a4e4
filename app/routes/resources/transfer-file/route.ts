import type { LoaderFunctionArgs } from '@remix-run/node'
import { brand } from '~/brand'
import { isRefusal } from '~/domain/ground/domain-error'
import { writeTransferFile } from '~/domain/payouts/transfer-file.server'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import { attachment } from '~/platform/http/attachment'
import { seeOther } from '~/platform/http/answers.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireMoneyFactor, requireRecentAdmin } from '~/platform/session/guards.server'
import { orNotFound } from '~/shell/answers.server'
import { sayRefusal } from '~/shell/refusal-answers.server'

/**
 * A file of transfers for the bank, with full accounts: only for who gave the password just now, and
 * has what money waits for.
 */
export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireRecentAdmin(args)
  await requireMoneyFactor(args, admin)
  const language = await getLanguage(args.request)
  const xml = await orNotFound(writeTransferFile(args.params.id ?? '', admin.id)).catch(
    async (error: unknown) => {
      if (!isRefusal(error)) throw error
      throw await seeOther(adminPaths.transfers(), {
        flash: { kind: 'warning', text: sayRefusal(error, language) },
      })
    },
  )
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': attachment(
        `${brand.slug}-transfers-${formatIsoDay(currentTime())}.xml`,
      ),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}
