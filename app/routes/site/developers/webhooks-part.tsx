import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { CodeBlock } from '~/ui/layout/code-block'
import { Link } from '~/ui/layout/link'

const RULES = ['body', 'answer', 'repeats', 'paused', 'rights'] as const

export type ShownWebhooks = {
  /** How long a receiver may take, and how long it is tried again, in words. */
  seconds: string
  days: string
  /** The names of what happens, a line for each noun. */
  types: string[]
  verify: string
}

/** How programs are told of what happens, and how they know that it comes from us. */
export function WebhooksPart({ seconds, days, types, verify }: ShownWebhooks) {
  const { t } = useTranslation('api')
  return (
    <section aria-labelledby="webhooks" className="grid gap-4">
      <h2 id="webhooks" className="text-2xl">
        {t('guide.webhooks.title')}
      </h2>
      <p className="max-w-text">
        {t('guide.webhooks.text')}{' '}
        <Link
          to={paths.settingsPart('webhooks')}
          className="font-semibold underline underline-offset-4 hover:text-canal"
        >
          {t('guide.webhooks.make')}
        </Link>
      </p>
      <ul className="grid max-w-text list-disc gap-2 ps-6">
        {RULES.map((rule) => (
          <li key={rule}>{t(`guide.webhooks.rules.${rule}`, { seconds, days })}</li>
        ))}
      </ul>
      <p className="max-w-text">{t('guide.webhooks.verify')}</p>
      <CodeBlock label={t('guide.webhooks.verify')} text={verify} />
      <p className="max-w-text">{t('guide.webhooks.types')}</p>
      <CodeBlock label={t('guide.webhooks.types')} text={types.join('\n')} />
    </section>
  )
}
