import type { ShowcaseStatus } from '~/domain/ground/machines.rules'
import { useTranslation } from 'react-i18next'
import type { CuratedSubject, CurationActName } from '~/domain/curation/curation.rules'
import { Badge } from '~/ui/feedback/badge'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Card } from '~/ui/layout/card'
import { Icon } from '~/ui/media/icon'
import { ShowcaseBadge } from './status-badge'
import { Form } from '~/ui/form/form'

export type RecordStatusProps = {
  subject: CuratedSubject
  status: ShowcaseStatus
  featured: boolean
  acts: CurationActName[]
  pictureHref: string
  /** Where visitors see it; null while they don't. */
  publicHref: string | null
  /** Whether it was to be published and has no picture. */
  refused: boolean
  answer: unknown
}

/** Where a project or a template stands, and what can be done with it as a whole. */
export function RecordStatus({
  subject,
  status,
  featured,
  acts,
  pictureHref,
  publicHref,
  refused,
  answer,
}: RecordStatusProps) {
  const { t } = useTranslation('curation')
  return (
    <>
      {refused && (
        <ErrorSummary
          heading={t('refused')}
          errors={[{ href: pictureHref, message: t('errors.noPicture') }]}
          answer={answer}
        />
      )}
      <Card as="section" aria-labelledby="status-title" className="grid gap-5">
        <div className="flex flex-wrap items-center gap-4">
          <h2 id="status-title" className="text-xl">
            {t('statusTitle')}
          </h2>
          <ShowcaseBadge status={status} />
          {featured && <Badge tone="state">{t(`featured.${subject}`)}</Badge>}
        </div>
        <p className="max-w-[60ch] text-ink-soft">{t(`about.${subject}.${status}`)}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Form method="post" className="flex flex-wrap gap-3">
            {acts.map((act) => (
              <Button
                key={act}
                name="act"
                value={act}
                variant={act === 'publish' ? 'primary' : 'secondary'}
              >
                {t(`acts.${subject}.${status === 'hidden' && act === 'publish' ? 'putBack' : act}`)}
              </Button>
            ))}
          </Form>
          {publicHref && (
            <ButtonLink to={publicHref} variant="quiet">
              <Icon name="eye" size={18} />
              {t(`see.${subject}`)}
            </ButtonLink>
          )}
        </div>
      </Card>
    </>
  )
}
