import { useTranslation } from 'react-i18next'
import type { FreelancerStatus } from '~/domain/ground/machines.rules'
import { Badge } from '~/ui/feedback/badge'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { Form } from '~/ui/form/form'

/** Said on every page of somebody who left the network. */
export function LeftNotice({ status }: { status: FreelancerStatus }) {
  const { t } = useTranslation('freelancer-profile')
  return status === 'offboarded' ? <Notice title={t('left.title')}>{t('left.text')}</Notice> : null
}

type OwnStatusProps = {
  status: Exclude<FreelancerStatus, 'offboarded'>
  mayResume: boolean
  publicHref: string | null
}

/** Whether somebody takes offers, and how to change that. */
export function OwnStatus({ status, mayResume, publicHref }: OwnStatusProps) {
  const { t } = useTranslation('freelancer-profile')
  const to = status === 'active' ? 'paused' : mayResume ? 'active' : null
  return (
    <Card as="section" tone="raised" aria-labelledby="offers" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="offers" className="text-xl">
          {t('status.title')}
        </h2>
        <Badge tone={status === 'active' ? 'success' : 'warning'}>
          {t(`status.${status}.badge`)}
        </Badge>
      </div>
      <p className="max-w-text">
        {t(status === 'paused' && !mayResume ? 'status.byStudio' : `status.${status}.text`)}
      </p>
      {to && (
        <Form method="post" preventScrollReset>
          <Button name="intent" value={to} variant="secondary" size="sm">
            {t(`status.to.${to}`)}
          </Button>
        </Form>
      )}
      {publicHref && (
        <p>
          <Link to={publicHref} className="inline-block min-h-6 quiet-link">
            {t('status.public')}
          </Link>
        </p>
      )}
    </Card>
  )
}
