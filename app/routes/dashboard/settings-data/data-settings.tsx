import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Badge } from '~/ui/feedback/badge'
import { Button, ButtonLink } from '~/ui/form/button'
import { FormCard } from '~/account/form-card'
import { Form } from '~/ui/form/form'

type ShownExport = {
  id: string
  asked: string
  state: 'making' | 'ready' | 'over'
  until: string | null
}
export type DataSettingsProps = {
  exports: ShownExport[]
  /** For which a finished export can be fetched. */ days: number
}

const tones = { making: 'warning', ready: 'success', over: 'neutral' } as const

function Export({ id, asked, state, until }: ShownExport) {
  const { t } = useTranslation('settings')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{t('data.export.of', { asked })}</span>{' '}
          <Badge tone={tones[state]}>{t(`data.export.states.${state}`)}</Badge>
        </p>
        {state === 'ready' && (
          <p className="text-sm text-ink-soft">{t('data.export.until', { until })}</p>
        )}
      </div>
      {state === 'ready' && (
        <ButtonLink
          to={paths.dataExport(id)}
          reloadDocument
          variant="secondary"
          size="sm"
          aria-label={t('data.export.downloadLabel', { asked })}
        >
          {t('data.export.download')}
        </ButtonLink>
      )}
    </li>
  )
}

/** Taking all of one's data along, and having it erased. */
export function DataSettings({ exports, days }: DataSettingsProps) {
  const { t } = useTranslation('settings')
  const making = exports.some(({ state }) => state === 'making')
  return (
    <>
      <FormCard
        id="export"
        title={t('data.export.title')}
        text={t('data.export.text', { count: days })}
      >
        <Form method="post" className="mb-5">
          <Button variant="secondary" disabled={making}>
            {t('data.export.submit')}
          </Button>
        </Form>
        {making && (
          <p className="mb-5">
            {t('data.export.making')}{' '}
            <a
              href={paths.settingsPart('data')}
              className="inline-block min-h-6 font-semibold underline underline-offset-4 hover:text-canal"
            >
              {t('data.export.look')}
            </a>
          </p>
        )}
        <ul>
          {exports.map((request) => (
            <Export key={request.id} {...request} />
          ))}
        </ul>
      </FormCard>
      <FormCard id="erase" title={t('data.erase.title')} text={t('data.erase.text')}>
        <ButtonLink to={paths.erasure()} variant="danger">
          {t('data.erase.submit')}
        </ButtonLink>
      </FormCard>
    </>
  )
}
