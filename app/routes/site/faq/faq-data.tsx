import { useTranslation } from 'react-i18next'
import type { FaqQuestion } from '~/domain/content/faq.rules'

/**
 * The shown answers for search engines. Beside them in the page, and not among what the loader
 * returns: there every answer would be sent twice more.
 */
export function FaqData({ ids }: { ids: readonly FaqQuestion[] }) {
  const { t } = useTranslation('faq')
  if (ids.length === 0) return null
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: ids.map((id) => ({
      '@type': 'Question',
      name: t(`questions.${id}.question`),
      acceptedAnswer: { '@type': 'Answer', text: t(`questions.${id}.answer`) },
    })),
  }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  )
}
