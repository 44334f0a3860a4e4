import { useTranslation } from 'react-i18next'
import type { Approach } from '~/domain/content/approaches.rules'
import type { GuideAnswers, GuideQuestion } from '~/domain/content/guide.rules'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { PlatformLogos } from './platform-logos'

export type GuideResultProps = {
  answers: GuideAnswers
  result: {
    approach: Approach
    instead: Approach | null
    reasons: GuideQuestion[]
    /** The smallest service that fits costs more than was named; `price` is formatted. */
    caution: { price: string; milestones: boolean } | null
    services: { name: string; href: string; facts: string }[]
    shopHref: string
  }
}

function Reasons({ answers, result }: GuideResultProps) {
  const { t } = useTranslation('approaches')
  const reason = (question: GuideQuestion) =>
    t(`guide.result.reasons.${question}.${answers[question]}` as 'guide.result.reasons.make.site')
  return (
    <div>
      <h4 className="text-xl">{t('guide.result.because')}</h4>
      <ul className="mt-3 grid gap-2">
        {result.reasons.map((question) => (
          <li key={question} className="border-s-2 border-canal ps-4">
            {reason(question)}
          </li>
        ))}
      </ul>
      {result.instead && (
        <p className="mt-5">
          <a href={`#${result.instead}`} className="inline-block min-h-6 quiet-link">
            {t('guide.result.instead', { approach: t(`approaches.${result.instead}.name`) })}
          </a>
        </p>
      )}
    </div>
  )
}

function Services({ result }: Pick<GuideResultProps, 'result'>) {
  const { t } = useTranslation('approaches')
  if (result.services.length === 0) return <p>{t('guide.result.empty')}</p>
  return (
    <div>
      <h4 className="text-xl">{t('guide.result.services')}</h4>
      <ul className="mt-3 grid gap-3">
        {result.services.map(({ name, href, facts }) => (
          <li key={href}>
            <Link to={href} className="inline-block min-h-6 font-semibold quiet-link">
              {name}
            </Link>
            <p className="text-ink-soft">{facts}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the answers lead to, why, and where to order it. */
export function GuideResult({ answers, result }: GuideResultProps) {
  const { t } = useTranslation('approaches')
  const { approach, caution, services } = result
  return (
    <Card
      as="section"
      id="answer"
      tone="raised"
      aria-labelledby="answer-eyebrow answer-title"
      className="grid gap-8"
    >
      <div className="grid gap-2">
        <p id="answer-eyebrow" className="font-semibold text-canal">
          {t('guide.result.eyebrow')}
        </p>
        <h3 id="answer-title" className="flex flex-wrap items-center gap-x-4 text-3xl">
          {t(`approaches.${approach}.name`)}
          <PlatformLogos approach={approach} />
        </h3>
        <p className="max-w-[60ch] text-lg text-ink-soft">{t(`approaches.${approach}.summary`)}</p>
      </div>
      {caution && (
        <Notice tone="warning">
          {t(caution.milestones ? 'guide.result.caution' : 'guide.result.cautionSingle', {
            price: caution.price,
          })}
        </Notice>
      )}
      <div className="grid gap-x-gap gap-y-8 md:grid-cols-2">
        <Reasons answers={answers} result={result} />
        <Services result={result} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {services.length > 0 ? (
          <ButtonLink to={result.shopHref}>{t('guide.result.shop')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.contact()}>{t('guide.result.contact')}</ButtonLink>
        )}
        <ButtonLink to={paths.approaches('guide')} variant="quiet">
          {t('guide.result.again')}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-soft">{t('guide.result.share')}</p>
    </Card>
  )
}
