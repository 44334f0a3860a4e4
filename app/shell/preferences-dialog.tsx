import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CookiePreferences } from '~/domain/consent/consent.rules'
import { Button } from '~/ui/form/button'
import { Dialog } from '~/ui/overlay/dialog'
import { PreferencesForm } from './preferences-form'

export type PreferencesDialogProps = {
  preferences: CookiePreferences
  redirectTo: string
  /** True once the choice is taken. */
  onChoose: (event: SubmitEvent) => Promise<boolean>
  onClose: () => void
}

const ID = 'cookie-preferences'

/** The page of the cookie preferences as a dialog; open from the moment it is there. */
export default function PreferencesDialog({
  preferences,
  redirectTo,
  onChoose,
  onClose,
}: PreferencesDialogProps) {
  const { t } = useTranslation('consent')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const save = async ({ nativeEvent }: FormEvent) => {
    if (await onChoose(nativeEvent as SubmitEvent)) dialog.current?.close()
  }
  return (
    <Dialog
      ref={dialog}
      id={ID}
      title={t('title')}
      description={t('description')}
      onClose={onClose}
    >
      <PreferencesForm
        id={`${ID}-dialog`}
        preferences={preferences}
        redirectTo={redirectTo}
        onSubmit={save}
        cancel={
          <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
        }
      />
    </Dialog>
  )
}
