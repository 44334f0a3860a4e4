import { useTranslation } from 'react-i18next'
import type { NotFramed as Reason } from './framing-evidence.rules'
import type { Viewport } from './viewports.rules'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { Icon } from '~/ui/media/icon'
import { openWindow } from './viewport-frame'

export type NotFramedProps = {
  reason: Reason
  evidence: string
  advice: string
  url: string
  viewports: Viewport[]
  script: boolean
}

/** Why the page is in no frame, what its owner could change, and how to see it nevertheless. */
export function NotFramed({ reason, evidence, advice, url, viewports, script }: NotFramedProps) {
  const { t } = useTranslation('responsive-checker')
  return (
    <div className="grid gap-6">
      <Notice tone="warning" title={t(`framing.${reason}.title`)}>
        <div className="grid max-w-text gap-3">
          {evidence && (
            <p>
              <code className="font-mono text-sm wrap-anywhere">{evidence}</code>
            </p>
          )}
          <p>{t(`framing.${reason}.means`)}</p>
          <p>{t(`framing.${reason}.change`)}</p>
          {evidence && (
            <p>
              <code className="font-mono text-sm wrap-anywhere">{advice}</code>
            </p>
          )}
        </div>
      </Notice>
      {script ? (
        <div className="no-print grid gap-3">
          <p>{t('framing.windows')}</p>
          <ul className="flex flex-wrap gap-2.5">
            {viewports.map((viewport) => (
              <li key={viewport.key}>
                <Button
                  type="button"
                  variant="secondary"
                  size="sm"
                  onClick={() => openWindow(url, viewport)}
                >
                  {t('frame.size', { width: viewport.width, height: viewport.height })}
                  <Icon name="arrow-up-right" size={16} />
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="no-print">
          <ButtonLink
            to={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
            size="sm"
          >
            {t('frame.tab')}
            <Icon name="arrow-up-right" size={16} />
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
