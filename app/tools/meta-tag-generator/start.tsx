import { useTranslation } from 'react-i18next'
import { ADDRESS_MAX } from '~/tools/_area/page-address.rules'
import { paths } from '~/paths'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Disclosure } from '~/ui/overlay/disclosure'
import { ShareLink } from '~/tools/_area/share-link'

export type StartView = {
  url: string
  html: string
  refused: { field: 'url' | 'html'; text: string } | null
}

const tool = paths.tool('meta-tag-generator')

/** The two other ways in: a page that stands somewhere, which the form is filled from, and HTML. */
export function Start({
  url,
  html,
  refused,
  limit,
  shareUrl,
  answer,
}: StartView & { limit: string; shareUrl: string; answer: unknown }) {
  const { t } = useTranslation('meta-tag-generator')
  const errorsOf = (field: 'url' | 'html') =>
    refused?.field === field ? [refused.text] : undefined
  return (
    <section aria-labelledby="start-title" className="grid gap-6 rounded-md bg-surface p-5 sm:p-7">
      <h2 id="start-title" className="text-2xl">
        {t('start.title')}
      </h2>
      <ErrorSummary
        id="start-errors"
        errors={refused ? [{ fieldId: refused.field, message: refused.text }] : []}
        answer={answer ?? refused}
      />
      <Form action={tool} className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
        <TextField
          id="url"
          name="url"
          inputMode="url"
          maxLength={ADDRESS_MAX}
          label={t('start.url')}
          hint={t('start.urlHint')}
          errors={errorsOf('url')}
          defaultValue={url}
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button variant={url ? 'secondary' : 'primary'}>{t('start.read')}</Button>
      </Form>
      <Disclosure summary={t('start.paste')} open={refused?.field === 'html' || undefined}>
        <Form method="post" action={tool} encType="multipart/form-data" className="grid gap-4 pt-2">
          <TextArea
            id="html"
            name="html"
            rows={6}
            label={t('start.html')}
            hint={t('start.htmlHint', { limit })}
            errors={errorsOf('html')}
            defaultValue={html}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            className="max-h-80 overflow-auto font-mono text-sm"
          />
          <div>
            <Button name="act" value="read" variant="secondary">
              {t('start.take')}
            </Button>
          </div>
        </Form>
      </Disclosure>
      {url && !refused && <ShareLink href={shareUrl} label={t('start.share')} />}
    </section>
  )
}
