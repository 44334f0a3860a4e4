import type { Prisma } from '~/platform/db/db.server'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

export const orderRowParts = {
  lines: { orderBy: { position: 'asc' } },
  payables: { where: { position: 0 } },
  coupon: { select: { code: true } },
} satisfies Prisma.OrderInclude

type Order = Prisma.OrderGetPayload<{ include: typeof orderRowParts }>

/** What an order costs, line by line before the coupon, as the table of a mail. */
export function orderRows(
  { lines, coupon, currency, discount, total }: Order,
  language: Language,
): [string, string][] {
  const t = translator(language, 'mail')
  const money = (cents: number) => formatMoney(cents, currency, language)
  return [
    ...lines.map((line): [string, string] => [
      `${line.quantity} × ${line.name}`,
      money(line.amount + line.discount),
    ]),
    ...(discount > 0
      ? [
          [t('welcome.coupon', { code: coupon?.code ?? '' }), money(-discount)] satisfies [
            string,
            string,
          ],
        ]
      : []),
    [t('welcome.total'), money(total)],
  ]
}
