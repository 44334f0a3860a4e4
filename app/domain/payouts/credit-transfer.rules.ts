import { decimalAmount } from '~/platform/decimal-amount'
import { normalize } from '~/platform/normalize'
import { element, writeXml } from '~/platform/xml'
import { isEuroArea, normalizeIban } from './iban.rules'

/** Characters of names, references and texts (European Payments Council, EPC132-08). */
const LONGEST = { id: 35, name: 70, text: 140 }

/** Letters that Unicode does not take apart, as banks write them. */
const WRITTEN: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'TH',
  '&': '+',
}

/** A text in the signs that every bank of the euro payments area takes (EPC217-08). */
export function bankText(text: string, longest: number) {
  const plain = text.replace(/[łŁøØđĐßæÆœŒþÞ&]/g, (sign) => WRITTEN[sign]!)
  return normalize(plain, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()
}

export interface Transfer {
  /** Of the payout; tells one transfer from another. */
  id: string
  holder: string
  iban: string
  bic?: string
  /** Integer cents of a euro. */
  amount: number
  /** What the payee reads. */
  text: string
}

interface TransferBatch {
  /** Tells one file from another. */
  id: string
  createdAt: Date
  /** ISO 8601, the day on which the bank is to send the money. */
  day: string
  payer: { name: string; iban: string }
  transfers: Transfer[]
}

/** Why a payout is not in a file: its currency, its account, or where that is. */
type NotInFile = 'currency' | 'account' | 'country'

/** Whether a SEPA file can carry a payout; null if it can. */
export function whyNotInFile(payout: {
  currency: string
  iban: string | undefined
}): NotInFile | null {
  if (payout.currency !== 'EUR') return 'currency'
  if (payout.iban === undefined) return 'account'
  return isEuroArea(payout.iban) ? null : 'country'
}

const shortId = (id: string) => id.replaceAll('-', '').slice(0, LONGEST.id)
const named = (name: string, who: string) =>
  element(name, [element('Nm', bankText(who, LONGEST.name))])
const account = (name: string, iban: string) =>
  element(name, [element('Id', [element('IBAN', normalizeIban(iban))])])

const transfer = ({ id, holder, iban, bic, amount, text }: Transfer) =>
  element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', shortId(id))]),
    element('Amt', [element('InstdAmt', decimalAmount(amount), { Ccy: 'EUR' })]),
    bic ? element('CdtrAgt', [element('FinInstnId', [element('BICFI', bic)])]) : null,
    named('Cdtr', holder),
    account('CdtrAcct', iban),
    element('RmtInf', [element('Ustrd', bankText(text, LONGEST.text))]),
  ])

/**
 * Transfers in euros as banks read them: a SEPA credit transfer initiation, ISO 20022
 * pain.001.001.09 (EPC132-08).
 */
export function creditTransferXml({ id, createdAt, day, payer, transfers }: TransferBatch) {
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0)
  const sums = [
    element('NbOfTxs', String(transfers.length)),
    element('CtrlSum', decimalAmount(total)),
  ]
  const header = element('GrpHdr', [
    element('MsgId', shortId(id)),
    element('CreDtTm', createdAt.toISOString().slice(0, 19)),
    ...sums,
    named('InitgPty', payer.name),
  ])
  const payment = element('PmtInf', [
    element('PmtInfId', shortId(id)),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'false'),
    ...sums,
    element('PmtTpInf', [element('SvcLvl', [element('Cd', 'SEPA')])]),
    element('ReqdExctnDt', [element('Dt', day)]),
    named('Dbtr', payer.name),
    account('DbtrAcct', payer.iban),
    element('DbtrAgt', [element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])])]),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transfer),
  ])
  return writeXml(
    element('Document', [element('CstmrCdtTrfInitn', [header, payment])], {
      xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
    }),
  )
}
