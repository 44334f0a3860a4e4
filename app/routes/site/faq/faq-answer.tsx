import { useTranslation } from 'react-i18next'
import type { FaqQuestion } from '~/domain/content/faq.rules'
import { paths } from '~/paths'
import { Link } from '~/ui/layout/link'
import { Icon } from '~/ui/media/icon'
import { Disclosure } from '~/ui/overlay/disclosure'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { FAQ_LINKS } from './faq-links'
import { MarkedText } from './marked-text'

export type FaqAnswerProps = {
  id: FaqQuestion
  /** The search that found it: its words are marked, and the answer stands open. */
  query?: string
}

function hasLink(id: FaqQuestion): id is FaqQuestion & keyof typeof FAQ_LINKS {
  return id in FAQ_LINKS
}

/**
 * A question that opens. The anchor is inside of what opens, so that a browser opens it for a link
 * to it.
 */
export function FaqAnswer({ id, query = '' }: FaqAnswerProps) {
  const { t } = useTranslation('faq')
  const question = t(`questions.${id}.question`)
  return (
    <Disclosure
      look="row"
      open={query !== ''}
      summary={<MarkedText text={question} query={query} />}
    >
      <div id={id} className="grid scroll-mt-44 justify-items-start gap-1">
        <p>
          <MarkedText text={t(`questions.${id}.answer`)} query={query} />
        </p>
        <div className="flex flex-wrap items-center gap-x-6">
          {hasLink(id) && <ArrowLink to={FAQ_LINKS[id]}>{t(`links.${id}`)}</ArrowLink>}{' '}
          <Link
            to={paths.faqAnswer(id)}
            className="inline-flex min-h-8 items-center gap-1.5 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            <Icon name="link" size={14} />
            {t('permalink')}
            <span className="sr-only">: {question}</span>
          </Link>
        </div>
      </div>
    </Disclosure>
  )
}
