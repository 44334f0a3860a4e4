import { getZodConstraint } from '@conform-to/zod/v4'
import { transferFileSchema } from '~/domain/payouts/transfer-file.schema'
import {
  lastPayerAccount,
  listTransfers,
  makeTransferFile,
} from '~/domain/payouts/transfer-file.server'
import { groupIban } from '~/domain/payouts/iban.rules'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import { formatDate, formatIsoDay, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readRowId } from '~/platform/row-id'
import { fields, type FormHandler } from '~/shell/forms.server'

type Row = Awaited<ReturnType<typeof listTransfers>>[number]

function presentRow(
  { id, name, number, currency, total, scheduledFor, why, filedAt }: Row,
  language: Language,
) {
  const t = translator(language, 'admin-payouts')
  return {
    ...{ id, name, number, href: adminPaths.payout(id), fits: why === null },
    amount: formatMoney(total, currency, language),
    day: scheduledFor && formatDate(scheduledFor, language),
    chosen: why === null && filedAt === null,
    note: why
      ? t(`transfers.why.${why}`)
      : filedAt && t('transfers.filed', { date: formatDate(filedAt, language) }),
  }
}

/** What is to be paid by hand, and the form of a file of it. */
export async function loadTransfers(query: URLSearchParams, language: Language) {
  const t = translator(language, 'admin-payouts')
  const [rows, account] = [await listTransfers(), await lastPayerAccount()]
  const file = readRowId(query.get('file'))
  const today = formatIsoDay(currentTime())
  return {
    title: t('transfers.title'),
    rows: rows.map((row) => presentRow(row, language)),
    fileHref: file && adminPaths.transferFile(file),
    constraint: getZodConstraint(transferFileSchema()),
    defaults: { account: groupIban(account), day: today },
    today,
  }
}

interface Context {
  adminId: number
  language: Language
}

/** Puts the chosen payouts into a file. */
export const transfersForm: FormHandler<Context> = fields(
  'transfers',
  ({ language }) =>
    transferFileSchema((problem) =>
      translator(language, 'admin-payouts')(`transfers.errors.${problem}`),
    ),
  async (input, { adminId, language }) => ({
    done: translator(language, 'admin-payouts')('transfers.made'),
    to: adminPaths.transfers({ file: await makeTransferFile(input, adminId) }),
  }),
)
