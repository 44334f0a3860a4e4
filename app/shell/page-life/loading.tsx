import { useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** A bar and "Loading..." while any page loads, or a form that leads to one is on its way (spec §2.10). */
export function Loading() {
  const { t } = useTranslation('ui')
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!busy) return
    document.body.setAttribute('aria-busy', 'true')
    return () => document.body.removeAttribute('aria-busy')
  }, [busy])
  return busy && <p className="page-loading">{t('loading')}</p>
}
