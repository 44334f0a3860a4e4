import { useTranslation } from 'react-i18next'
import { Disclosure } from '~/ui/overlay/disclosure'
import { ProductImage } from '~/storefront/product-image'

export type OrderLineView = {
  id: string
  /** Of its words, where it is not the page’s. */
  lang?: string
  name: string
  image: string
  quantity: number
  unitAmount: string
  amount: string
  speed: 'standard' | 'express' | 'rush' | null
  workingDays: number
  revisions: number
  customisation: string
  /**
   * How many questions of the brief were answered with the order, and how many files came with it.
   */
  answers: number
  files: number
  addOns: { id: number; name: string; amount: string }[]
  scope: { included: string[]; excluded: string[]; needs: string[] }
}

function Terms({
  line: { speed, workingDays, revisions, quantity, unitAmount },
}: {
  line: OrderLineView
}) {
  const { t } = useTranslation('dashboard')
  const delivery = speed
    ? t('order.speed', { speed: t(`order.speeds.${speed}`), count: workingDays })
    : t('order.days', { count: workingDays })
  const terms = [
    quantity > 1 ? t('order.each', { amount: unitAmount }) : '',
    delivery,
    t('order.rounds', { count: revisions }),
  ]
  return <p className="text-sm text-ink-soft">{terms.filter(Boolean).join(' · ')}</p>
}

function Brief({ line: { answers, files } }: { line: OrderLineView }) {
  const { t } = useTranslation('dashboard')
  const given = [
    answers > 0 ? t('order.answers', { count: answers }) : '',
    files > 0 ? t('order.files', { count: files }) : '',
  ]
  return answers + files > 0 ? (
    <p className="text-sm">
      {t('order.brief')}: {given.filter(Boolean).join(', ')}
    </p>
  ) : null
}

type Reader = 'client' | 'seller'

function Scope({
  scope,
  lang,
  reader,
}: Pick<OrderLineView, 'scope' | 'lang'> & { reader: Reader }) {
  const { t } = useTranslation('dashboard')
  return (
    <div>
      {(['included', 'excluded', 'needs'] as const)
        .filter((part) => scope[part].length > 0)
        .map((part) => (
          <Disclosure
            key={part}
            summary={t(reader === 'client' ? `order.scope.${part}` : `order.sellerScope.${part}`)}
          >
            <ul className="grid max-w-[64ch] list-disc gap-1.5 ps-5">
              {scope[part].map((sentence) => (
                <li key={sentence} lang={lang}>
                  {sentence}
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
    </div>
  )
}

function Line({ line, reader }: { line: OrderLineView; reader: Reader }) {
  const { t } = useTranslation('dashboard')
  return (
    <li className="flex gap-4 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <ProductImage image={line.image} size="thumb" />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span lang={line.lang}>
            {line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}
          </span>{' '}
          <span className="whitespace-nowrap">{line.amount}</span>
        </div>
        <Terms line={line} />
        {line.addOns.length > 0 && (
          <p className="text-sm">
            {t('order.addOns')}:{' '}
            {line.addOns.map(({ name, amount }) => `${name} (${amount})`).join(', ')}
          </p>
        )}
        {line.customisation && (
          <div className="text-sm">
            <p className="text-ink-soft">{t('order.customisation')}</p>
            <p className="max-w-[64ch] whitespace-pre-line">{line.customisation}</p>
          </div>
        )}
        <Brief line={line} />
        <Scope scope={line.scope} lang={line.lang} reader={reader} />
      </div>
    </li>
  )
}

/** What was ordered, with the words that were promised then, for either side of it. */
export function OrderLines({ lines, reader }: { lines: OrderLineView[]; reader: Reader }) {
  return (
    <ul className="grid">
      {lines.map((line) => (
        <Line key={line.id} line={line} reader={reader} />
      ))}
    </ul>
  )
}
