import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CookiePreferences } from '../../domain/consent/consent.rules'
import { Button } from '../form/button'
import { Dialog } from '../overlay/dialog'
import { PreferencesForm } from './preferences-form'

export type PreferencesDialogProps = {
  preferences: CookiePreferences
  redirectTo: string
  onChoose: (event: FormEvent<HTMLFormElement>) => Promise<void>
  onClose: () => void
}

const ID = 'cookie-preferences'

/** The page of the cookie preferences as a dialog; open from the moment it is there. */
export default function PreferencesDialog({ preferences, redirectTo, onChoose, onClose }: PreferencesDialogProps) {
  const { t } = useTranslation('consent')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const save = (event: FormEvent<HTMLFormElement>) => void onChoose(event).then(() => dialog.current?.close())
  return (
    <Dialog ref={dialog} id={ID} title={t('title')} description={t('description')} onClose={onClose}>
      <PreferencesForm
        id={`${ID}-dialog`}
        preferences={preferences}
        redirectTo={redirectTo}
        onSubmit={save}
        cancel={<Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>{t('cancel')}</Button>}
      />
    </Dialog>
  )
}
