import { useTranslation } from 'react-i18next'
import { LONGEST } from '~/domain/designs/design.schema'
import { TextField } from '~/ui/form/text-field'
import type { FormAnswer } from '~/ui/form/form-answer'
import { PictureFields } from '~/order-room/versions/picture-fields'
import { VersionForm } from '~/order-room/versions/version-form'

type DesignFormProps = { formKey: string; answer: FormAnswer }

/** The studio's form for a new design. */
export function DesignForm(props: DesignFormProps) {
  const { t } = useTranslation('design')
  return (
    <VersionForm
      {...props}
      id="new-design"
      intent="design"
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
          <PictureFields field={field} label={t('form.picture')} />
        </>
      )}
    </VersionForm>
  )
}

/** The studio's form for the next version of a design. */
export function DesignVersionForm(props: DesignFormProps) {
  const { t } = useTranslation('design')
  return (
    <VersionForm
      {...props}
      id="new-version"
      intent="version"
      title={t('form.newVersion')}
      button={t('form.addVersion')}
    >
      {(field) => <PictureFields field={field} label={t('form.picture')} />}
    </VersionForm>
  )
}
