import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { Icon, type IconName } from '~/ui/media/icon'
import { EntryName, type EntryView } from '~/routes/admin/_area/curation/entry-name'
import { Form } from '~/ui/form/form'

type Step = 'up' | 'down' | 'remove'
const ICONS: Record<Step, IconName> = { up: 'arrow-up', down: 'arrow-down', remove: 'trash-2' }

function StepButton({
  step,
  name,
  disabled = false,
}: {
  step: Step
  name: string
  disabled?: boolean
}) {
  const { t } = useTranslation('admin-featured')
  return (
    <Button
      name="intent"
      value={step}
      variant="secondary"
      size="sm"
      className="size-11 p-0!"
      disabled={disabled}
      aria-label={t(`steps.${step}`, { name })}
    >
      <Icon name={ICONS[step]} size={18} />
    </Button>
  )
}

/** The entries of a place in their order, each with the buttons that move and remove it. */
export function EntryRows({
  label,
  entries,
  shown,
}: {
  label: string
  entries: EntryView[]
  shown: string
}) {
  return (
    <ol aria-label={label} className="grid divide-y divide-line border-y border-line">
      {entries.map(({ id, name, state }, index) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <span className="flex min-w-0 flex-1 basis-56 gap-3">
            <span aria-hidden className="w-6 text-end text-ink-soft">
              {index + 1}.
            </span>
            <EntryName name={name} state={state} />
          </span>
          <Form method="post" preventScrollReset className="flex gap-2">
            <input type="hidden" name="entry" value={id} />
            <input type="hidden" name="shown" value={shown} />
            <StepButton step="up" name={name} disabled={index === 0} />
            <StepButton step="down" name={name} disabled={index === entries.length - 1} />
            <StepButton step="remove" name={name} />
          </Form>
        </li>
      ))}
    </ol>
  )
}
