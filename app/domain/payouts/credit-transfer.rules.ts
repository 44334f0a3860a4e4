import { decimalAmount } from '~/platform/decimal-amount'
import { normalize } from '~/platform/normalize'
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

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const element = (name: string, content: string) => `<${name}>${content}</${name}>`
const text = (name: string, content: string) => element(name, escaped(content))
const shortId = (id: string) => id.replaceAll('-', '').slice(0, LONGEST.id)
const account = (name: string, iban: string) =>
  element(name, element('Id', text('IBAN', normalizeIban(iban))))

function transferXml({ id, holder, iban, bic, amount, text: note }: Transfer) {
  return element(
    'CdtTrfTxInf',
    [
      element('PmtId', text('EndToEndId', shortId(id))),
      element('Amt', `<InstdAmt Ccy="EUR">${decimalAmount(amount)}</InstdAmt>`),
      bic ? element('CdtrAgt', element('FinInstnId', text('BICFI', bic))) : '',
      element('Cdtr', text('Nm', bankText(holder, LONGEST.name))),
      account('CdtrAcct', iban),
      element('RmtInf', text('Ustrd', bankText(note, LONGEST.text))),
    ].join(''),
  )
}

/**
 * Transfers in euros as banks read them: a SEPA credit transfer initiation, ISO 20022
 * pain.001.001.09 (EPC132-08).
 */
export function creditTransferXml({ id, createdAt, day, payer, transfers }: TransferBatch) {
  const count = text('NbOfTxs', String(transfers.length))
  const sum = text(
    'CtrlSum',
    decimalAmount(transfers.reduce((total, { amount }) => total + amount, 0)),
  )
  const name = text('Nm', bankText(payer.name, LONGEST.name))
  const header = [
    text('MsgId', shortId(id)),
    text('CreDtTm', createdAt.toISOString().slice(0, 19)),
    ...[count, sum, element('InitgPty', name)],
  ]
  const payment = [
    ...[text('PmtInfId', shortId(id)), text('PmtMtd', 'TRF'), text('BtchBookg', 'false')],
    ...[count, sum, element('PmtTpInf', element('SvcLvl', text('Cd', 'SEPA')))],
    ...[element('ReqdExctnDt', text('Dt', day)), element('Dbtr', name)],
    account('DbtrAcct', payer.iban),
    element('DbtrAgt', element('FinInstnId', element('Othr', text('Id', 'NOTPROVIDED')))),
    text('ChrgBr', 'SLEV'),
    ...transfers.map(transferXml),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>',
    element('GrpHdr', header.join('')),
    element('PmtInf', payment.join('')),
    '</CstmrCdtTrfInitn></Document>\n',
  ].join('')
}
