import { useTranslation } from 'react-i18next'
import {
  CHOICES,
  type Choice,
  type NotificationKindName,
} from '~/domain/notifications/notification.rules'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Form } from '~/ui/form/form'

type KindChoice = { kind: NotificationKindName; label: string; choice: Choice }
export type ChoicesFormProps = {
  groups: { side: 'client' | 'studio' | 'freelancer'; name: string; kinds: KindChoice[] }[]
  digestHeld: boolean
}

function KindRow({ kind, label, choice }: KindChoice) {
  const { t } = useTranslation('notifications')
  return (
    <div
      role="radiogroup"
      aria-labelledby={`kind-${kind}`}
      className="grid items-center gap-x-6 gap-y-1 py-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
    >
      <p id={`kind-${kind}`} className="font-semibold">
        {label}
      </p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {CHOICES.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="radio"
              name={kind}
              value={value}
              defaultChecked={value === choice}
              className="tick shrink-0"
            />
            {t(`settings.choices.${value}`)}
          </label>
        ))}
      </div>
    </div>
  )
}

function HeldDigest() {
  const { t } = useTranslation('notifications')
  const button = (
    <Form method="post">
      <Button name="intent" value="digest" variant="secondary" size="sm">
        {t('settings.held.button')}
      </Button>
    </Form>
  )
  return (
    <Notice title={t('settings.held.title')} action={button}>
      {t('settings.held.text')}
    </Notice>
  )
}

/** How somebody hears of each kind: at once, once a day, in the app alone, or not. */
export function ChoicesForm({ groups, digestHeld }: ChoicesFormProps) {
  const { t } = useTranslation('notifications')
  return (
    <>
      {digestHeld && <HeldDigest />}
      <p className="max-w-text">{t('settings.hint')}</p>
      <Form method="post" preventScrollReset className="grid gap-8">
        {groups.map(({ side, name, kinds }) => (
          <section key={side} aria-labelledby={`group-${side}`} className="grid gap-3">
            <h2 id={`group-${side}`} className="text-xl">
              {name}
            </h2>
            <Card>
              <div className="grid divide-y divide-line">
                {kinds.map((kind) => (
                  <KindRow key={kind.kind} {...kind} />
                ))}
              </div>
            </Card>
          </section>
        ))}
        <div>
          <Button>{t('settings.save')}</Button>
        </div>
      </Form>
    </>
  )
}
