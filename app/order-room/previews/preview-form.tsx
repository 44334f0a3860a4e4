import { useTranslation } from 'react-i18next'
import { LONGEST } from '~/domain/designs/design.schema'
import type { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import type { FormAnswer } from '~/ui/form/form-answer'
import { PictureFields } from '~/order-room/versions/picture-fields'
import { VersionForm } from '~/order-room/versions/version-form'

type PreviewFormProps = { formKey: string; answer: FormAnswer }

function SiteFields({ field }: { field: ReturnType<typeof serverForm<string>>['field'] }) {
  const { t } = useTranslation('previews')
  return (
    <>
      <TextField
        {...field('url')}
        type="url"
        inputMode="url"
        required
        label={t('form.url')}
        hint={t('form.urlHint')}
      />
      <PictureFields field={field} label={t('form.screenshot')} optional />
    </>
  )
}

/** The studio's form for a new preview. */
export function PreviewForm(props: PreviewFormProps) {
  const { t } = useTranslation('previews')
  return (
    <VersionForm
      {...props}
      id="new-preview"
      intent="preview"
      title={t('form.new')}
      button={t('form.add')}
    >
      {(field) => (
        <>
          <TextField
            {...field('title')}
            required
            maxLength={LONGEST.title}
            label={t('form.title')}
            hint={t('form.titleHint')}
          />
          <SiteFields field={field} />
        </>
      )}
    </VersionForm>
  )
}

/** The studio's form for the next version of a preview; its address stays, unless it is changed. */
export function PreviewVersionForm({ url, ...props }: PreviewFormProps & { url: string }) {
  const { t } = useTranslation('previews')
  return (
    <VersionForm
      {...props}
      id="new-version"
      intent="version"
      title={t('form.newVersion')}
      button={t('form.addVersion')}
      defaults={{ url }}
    >
      {(field) => <SiteFields field={field} />}
    </VersionForm>
  )
}
