import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { Card } from '~/ui/layout/card'

type Unsent = {
  id: string
  path: string
  page: string
  fields: [name: string, value: string][]
  typed: { label: string; value: string }[]
  hadFiles: boolean
  multipart: boolean
}

/** Sends what was kept to where it went: the page of that form answers, as if nothing had been. */
function SendForm({ path, multipart, fields }: Unsent) {
  const { t } = useTranslation('auth')
  return (
    <form method="post" action={path} encType={multipart ? 'multipart/form-data' : undefined}>
      {fields.map(([name, value], index) => (
        <textarea key={index} name={name} defaultValue={value} readOnly hidden />
      ))}
      <Button>{t('unsent.send')}</Button>
    </form>
  )
}

export function UnsentForms({ forms }: { forms: Unsent[] }) {
  const { t } = useTranslation('auth')
  return (
    <ul className="grid max-w-text gap-6 pb-section">
      {forms.map((unsent) => (
        <Card as="li" key={unsent.id}>
          <dl className="grid gap-3">
            {unsent.typed.map(({ label, value }, index) => (
              <div key={index}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
              </div>
            ))}
          </dl>
          {unsent.hadFiles && <p className="mt-4 text-ink-soft">{t('unsent.files')}</p>}
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <SendForm {...unsent} />
            <ButtonLink variant="secondary" to={unsent.page}>
              {t('unsent.open')}
            </ButtonLink>
            <Form method="post">
              <input type="hidden" name="id" value={unsent.id} />
              <Button variant="quiet">{t('unsent.discard')}</Button>
            </Form>
          </div>
        </Card>
      ))}
    </ul>
  )
}
