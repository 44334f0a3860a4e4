import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { CopyText } from '~/ui/form/copy-text'
import { Form } from '~/ui/form/form'

/** The address that a calendar program is given, and another one in its place. */
export function CalendarAddress({
  url,
  text,
}: {
  url: string
  /** What is in it, where that is not a client's. */ text?: string
}) {
  const { t } = useTranslation('notifications')
  return (
    <section aria-labelledby="calendar" className="grid gap-4 border-t border-line pt-8">
      <h2 id="calendar" className="text-xl">
        {t('calendar.title')}
      </h2>
      <p className="max-w-text">{text ?? t('calendar.text')}</p>
      <CopyText text={url} label={t('calendar.copy')} done={t('calendar.copied')} />
      <div>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="inline-block min-h-6 underline underline-offset-4"
        >
          {t('calendar.open')}
        </a>
      </div>
      <p className="max-w-text text-sm text-ink-soft">{t('calendar.secret')}</p>
      <Form method="post" preventScrollReset>
        <Button name="intent" value="calendar" variant="secondary" size="sm">
          {t('calendar.reset')}
        </Button>
      </Form>
    </section>
  )
}
