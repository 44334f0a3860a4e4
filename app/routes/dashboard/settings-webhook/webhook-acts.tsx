import { useTranslation } from 'react-i18next'
import { programPaths } from '~/paths/programs'
import { Button, ButtonLink } from '~/ui/form/button'
import { Form } from '~/ui/form/form'

/** What can be done with an endpoint; deleting it asks on a page of its own. */
export function WebhookActs({ id, isPaused }: { id: string; isPaused: boolean }) {
  const { t } = useTranslation('webhooks')
  const acts = isPaused ? (['resume', 'rotate'] as const) : (['test', 'rotate', 'pause'] as const)
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      {acts.map((act, index) => (
        <Button
          key={act}
          name="intent"
          value={act}
          variant={index === 0 ? 'primary' : 'secondary'}
          size="sm"
        >
          {t(`acts.${act}`)}
        </Button>
      ))}
      <ButtonLink to={programPaths.deleteWebhook(id)} variant="quiet" size="sm">
        {t('acts.remove')}
      </ButtonLink>
    </Form>
  )
}
