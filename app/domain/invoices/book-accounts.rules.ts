import { isEuCountry } from '~/domain/ground/vat.rules'

/** Accounts of the BAS chart of 2026, by which Swedish books are kept, under their own names. */
export const BAS_NAMES: Record<number, string> = {
  1580: 'Fordringar för kontokort och kuponger',
  1689: 'Övriga kortfristiga fordringar',
  1930: 'Företagskonto',
  2420: 'Förskott från kunder',
  2440: 'Leverantörsskulder',
  2499: 'Andra övriga kortfristiga skulder',
  2611: 'Utgående moms på försäljning inom Sverige, 25 %',
  2641: 'Debiterad ingående moms',
  2890: 'Övriga kortfristiga skulder',
  2999: 'OBS-konto',
  3001: 'Försäljning inom Sverige, 25 % moms',
  3305: 'Försäljning tjänster till land utanför EU',
  3308: 'Försäljning tjänster till annat EU-land',
  3740: 'Öres- och kronutjämning',
  4600: 'Legoarbeten och underentreprenader',
  6351: 'Konstaterade förluster på kundfordringar',
}

const ACCOUNTS: Record<string, number> = {
  gateway: 1580,
  disputes: 1689,
  bank: 1930,
  prepayments: 2420,
  'freelancer-payable': 2440,
  'owed-to-buyers': 2499,
  vat: 2611,
  'input-vat': 2641,
  studio: 2890,
  'studio-payable': 2890,
  'studio-fees': 3001,
  'studio-fees-eu': 3308,
  'studio-fees-abroad': 3305,
  'freelancer-costs': 4600,
  'chargeback-losses': 6351,
}
const TO_SORT_OUT = 2999

/** Which account of the BAS chart a sum on one of the ledger's belongs to. */
export function basAccount(
  account: string,
  order: { country: string; reverseCharge: boolean; vatRate: number } | null,
): number {
  if (account === 'revenue') {
    if (!order || order.vatRate > 0) return 3001
    return isEuCountry(order.country) ? 3308 : 3305
  }
  return ACCOUNTS[account.split(':')[0]!] ?? TO_SORT_OUT
}
