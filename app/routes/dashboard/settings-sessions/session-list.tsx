import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Icon } from '~/ui/media/icon'
import { Form } from '~/ui/form/form'
import { Link } from '~/ui/layout/link'
import { paths } from '~/paths'

export type ShownSession = {
  id: string
  name: string
  current: boolean
  since: string
  seen: string
}

function Session({ id, name, current, since, seen }: ShownSession) {
  const { t } = useTranslation('settings')
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 gap-4">
        <Icon
          name={/iPhone|Android/.test(name) ? 'smartphone' : 'app-window'}
          size={22}
          className="mt-0.5 shrink-0 text-ink-soft"
        />
        <div className="grid min-w-0 gap-1">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
            {name}
            {current && <Badge tone="state">{t('sessions.current')}</Badge>}
          </h2>
          <p className="text-sm text-ink-soft">{t('sessions.since', { since })}</p>
          <p className="text-sm text-ink-soft">{t('sessions.seen', { seen })}</p>
        </div>
      </div>
      <Form method="post">
        <input type="hidden" name="session" value={id} />
        <Button
          name="intent"
          value="end"
          variant="secondary"
          size="sm"
          aria-label={t('sessions.endLabel', { name, since })}
        >
          {t('sessions.end')}
        </Button>
      </Form>
    </Card>
  )
}

type SessionListProps = {
  sessions: ShownSession[]
  /** Of their programs, which end with the other sessions. */
  tokens: number
  webhooks: number
}

/** Where somebody is signed in, this browser first. */
export function SessionList({ sessions, tokens, webhooks }: SessionListProps) {
  const { t } = useTranslation('settings')
  const endsPrograms = tokens + webhooks > 0
  return (
    <>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <Session key={session.id} {...session} />
        ))}
      </ul>
      {(sessions.length > 1 || endsPrograms) && (
        <Form method="post" className="grid justify-items-start gap-3">
          {endsPrograms && (
            <div id="ends-programs" className="grid max-w-text gap-1">
              {tokens > 0 && (
                <p>
                  {t('sessions.tokens', { count: tokens })}{' '}
                  <Link to={paths.settingsPart('tokens')} className="quiet-link">
                    {t('sessions.seeTokens')}
                  </Link>
                </p>
              )}
              {webhooks > 0 && <p>{t('sessions.webhooks', { count: webhooks })}</p>}
            </div>
          )}
          <Button
            name="intent"
            value="others"
            variant="danger"
            aria-describedby={endsPrograms ? 'ends-programs' : undefined}
          >
            {t('sessions.endOthers')}
          </Button>
        </Form>
      )}
      <p className="max-w-text text-ink-soft">{t('sessions.note')}</p>
    </>
  )
}
