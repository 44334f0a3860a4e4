import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/media/icon'

export type ProductScopeProps = { included: string[]; excluded: string[]; needs: string[] }

const looks = {
  included: { icon: 'check', mark: 'text-canal' },
  excluded: { icon: 'minus', mark: 'text-ink-soft' },
  needs: { icon: 'move-right', mark: 'text-lantern' },
} as const

function List({ part, sentences }: { part: keyof typeof looks; sentences: string[] }) {
  const { t } = useTranslation('shop')
  const { icon, mark } = looks[part]
  if (sentences.length === 0) return null
  return (
    <section aria-labelledby={part}>
      <h3 id={part} className="text-xl">
        {t(`product.${part}`)}
      </h3>
      <ul className="mt-4 grid gap-2.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-3">
            <Icon name={icon} size={18} className={`mt-1.5 shrink-0 ${mark}`} />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The contract: what the buyer gets, what not, and what the studio needs. An order takes it over as
 * it stands.
 */
export function ProductScope({ included, excluded, needs }: ProductScopeProps) {
  const { t } = useTranslation('shop')
  return (
    <section aria-labelledby="scope" className="grid max-w-[60ch] gap-8">
      <div className="grid gap-3">
        <h2 id="scope" className="text-2xl">
          {t('product.scope')}
        </h2>
        <p className="text-ink-soft">{t('product.scopeLead')}</p>
      </div>
      <List part="included" sentences={included} />
      <List part="excluded" sentences={excluded} />
      <List part="needs" sentences={needs} />
    </section>
  )
}
