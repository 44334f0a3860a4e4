import type { Assignment } from './team'
import { useTranslation } from 'react-i18next'
import { LICENCES } from '~/domain/deliverables/deliverable.rules'
import { Button } from '~/ui/form/button'
import { SelectField } from '~/ui/form/select-field'
import { Disclosure } from '~/ui/overlay/disclosure'
import { MessageBody } from '~/order-room/messages/message-body'
import { HandedIn, WorkFileLink } from '~/order-room/team/handed-in'
import { Form } from '~/ui/form/form'

export function HandIn({
  handIn: { when, note, files, earlier },
  name,
  title,
}: {
  handIn: NonNullable<Assignment['handIn']>
  name: string
  title: string
}) {
  const { t } = useTranslation('assignments')
  return (
    <section className="grid gap-3 border-s-3 border-canal ps-3">
      <h3 className="font-text text-base font-semibold tracking-normal">
        {t('team.handedIn', { name, date: when })}
        <span className="sr-only"> · {title}</span>
      </h3>
      <MessageBody parts={note} />
      {files.length > 0 && (
        <ul className="grid gap-1.5">
          {files.map((file) => (
            <li key={file.id}>
              <WorkFileLink file={file} />
            </li>
          ))}
        </ul>
      )}
      {earlier.length > 0 && (
        <Disclosure
          summary={
            <>
              {t('team.earlier')}
              <span className="sr-only"> · {title}</span>
            </>
          }
        >
          <HandedIn files={earlier} title={title} />
        </Disclosure>
      )}
    </section>
  )
}

/** Takes the work: it goes to the client, with what is ticked of its files. */
export function Accept({
  lead: { id, handIn },
  title,
}: {
  lead: Pick<Assignment, 'id' | 'handIn'>
  title: string
}) {
  const { t } = useTranslation(['assignments', 'deliverables'])
  const files = handIn?.files.filter(({ current }) => current) ?? []
  return (
    <Form method="post" preventScrollReset className="grid max-w-text gap-4">
      <input type="hidden" name="assignmentId" value={id} />
      {files.length > 0 && (
        <>
          <fieldset className="grid gap-1">
            <legend className="font-semibold">{t('team.handOn')}</legend>
            {files.map(({ versionId, name, size }) => (
              <label
                key={versionId}
                htmlFor={`on-${versionId}`}
                className="flex min-h-11 items-center gap-3"
              >
                <input
                  id={`on-${versionId}`}
                  type="checkbox"
                  name="versions"
                  value={versionId}
                  defaultChecked
                  className="tick"
                />
                <span className="wrap-anywhere">
                  {name} <span className="text-sm text-ink-soft">{size}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <SelectField
            id={`licence-${id}`}
            name="licence"
            label={t('team.licence')}
            options={LICENCES.map((value) => ({
              value,
              label: t(`deliverables:licences.${value}`),
            }))}
          />
        </>
      )}
      <div>
        <Button name="intent" value="accept-work" size="sm">
          {t('team.steps.accept-work')}
          <span className="sr-only"> · {title}</span>
        </Button>
      </div>
    </Form>
  )
}
