import { brand } from '~/brand'
import { getStatement } from '~/domain/payouts/own-payouts.server'
import { getStatementOf } from '~/domain/payouts/own-statements.server'
import { printSelfBilling } from '~/domain/payouts/self-billing-document.server'
import { getSelfBilling } from '~/domain/payouts/self-billing.server'
import { printStatement, statementCells, statementColumns } from '~/domain/payouts/statement.server'
import {
  printStudioStatement,
  studioStatementCells,
  studioStatementColumns,
} from '~/domain/payouts/studio-statement-paper.server'
import { csvStream } from '~/platform/csv.server'
import { notFound } from '~/platform/http/answers.server'
import { attachment } from '~/platform/http/attachment'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { findViewer, requireFreelancer, type RequestArgs } from '~/platform/session/guards.server'
import { holds } from '~/platform/session/permissions.rules'
import { isAdmin, type SignedIn } from '~/platform/session/roles'
import { orNoPaper, orNotFound } from '~/shell/answers.server'
import { readerOf } from '~/shell/reader.server'

type PaperArgs = RequestArgs & {
  params: { freelancerId?: string; period?: string; format?: string; number?: string }
}

/** Staff read others' papers who are trusted with money. */
const payeeOf = (viewer: SignedIn) => ({
  id: viewer.id,
  admin: isAdmin(viewer) && holds(viewer.permissions, 'money'),
})

function fileResponse(body: BodyInit, type: string, name: string) {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function makeStatement(args: PaperArgs): Promise<Response> {
  const viewer = await requireFreelancer(args)
  const { freelancerId = '', period = '', format } = args.params
  if (format !== 'pdf' && format !== 'csv') throw notFound()
  const language = await getLanguage(args.request)
  const statement = await orNotFound(getStatement(freelancerId, period, payeeOf(viewer)))
  const name = `${brand.slug}-payouts-${period}.${format}`
  if (format === 'csv')
    return fileResponse(
      csvStream(statementColumns(language), statementCells(statement, language), language),
      'text/csv; charset=utf-8',
      name,
    )
  return fileResponse(
    new Uint8Array(await printStatement(statement, language)),
    'application/pdf',
    name,
  )
}

/** The statement of a month or year, for its freelancer and staff; 404 for anyone else. */
export const answerStatement = (args: PaperArgs): Promise<Response> =>
  orNoPaper(args.request, () => makeStatement(args))

async function makeStudioStatement(args: PaperArgs): Promise<Response> {
  const { number = '', format } = args.params
  if (format !== 'pdf' && format !== 'csv') throw notFound()
  const [language, reader] = await Promise.all([getLanguage(args.request), readerOf(args)])
  const statement = await orNotFound(getStatementOf(number, reader))
  const name = `${brand.slug}-${number}.${format}`
  if (format === 'pdf')
    return fileResponse(
      new Uint8Array(await printStudioStatement(statement, language)),
      'application/pdf',
      name,
    )
  const cells = studioStatementCells(statement, language)
  return fileResponse(
    csvStream(studioStatementColumns(language), cells, language),
    'text/csv; charset=utf-8',
    name,
  )
}

/** A statement of a studio on Studio Stack, for its people and staff; 404 for anyone else. */
export const answerStudioStatement = (args: PaperArgs): Promise<Response> =>
  orNoPaper(args.request, () => makeStudioStatement(args))

async function makeSelfBilling(args: PaperArgs): Promise<Response> {
  const viewer = await findViewer(args)
  if (!viewer) throw notFound()
  const { number = '' } = args.params
  const document = await orNotFound(getSelfBilling(number, payeeOf(viewer)))
  return fileResponse(
    new Uint8Array(await printSelfBilling(document)),
    'application/pdf',
    `${brand.slug}-${number}.pdf`,
  )
}

/** A self-billing invoice or its credit note, for its freelancer and staff; 404 for anyone else. */
export const answerSelfBilling = (args: PaperArgs): Promise<Response> =>
  orNoPaper(args.request, () => makeSelfBilling(args))
