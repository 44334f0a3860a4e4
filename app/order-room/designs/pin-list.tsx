import { useTranslation } from 'react-i18next'
import { LONGEST } from '~/domain/designs/design.schema'
import type { Region } from '~/domain/designs/pin.rules'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import { serverForm } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { Disclosure } from '~/ui/overlay/disclosure'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'
import type { Mark } from './pin-marks'

type Said = {
  id: string
  body: string
  side: 'client' | 'studio'
  own: boolean
  who: string
  when: string
  dateTime: string
}
export type PinEntry = Said & Mark & { region: Region; replies: Said[]; key: string }
type PinListProps = {
  pins: PinEntry[]
  version: number
  mayWrite: boolean
  answer?: FormAnswer
  /** Where the marks are when not on this page. */ pictureHref?: string
}

function Signed({ who, own, side, when, dateTime }: Said) {
  const { t } = useTranslation('design')
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className={`font-semibold ${side === 'studio' ? 'text-canal' : ''}`}>
        {own ? t('pins.you') : who}
      </span>{' '}
      <time dateTime={dateTime} className="text-ink-soft">
        {when}
      </time>
    </p>
  )
}

function ReplyForm({
  pin,
  version,
  answer,
}: {
  pin: PinEntry
  version: number
  answer: FormAnswer
}) {
  const { t } = useTranslation('design')
  const id = `reply-${pin.id}`
  const key = useHeldKey(pin.key)
  const own = answerTo(answer, id)
  const { form, errors, field } = serverForm<'body'>(id, {
    result: own?.result,
    constraint: undefined,
  })
  return (
    <Disclosure
      summary={
        <>
          {t('pins.reply')}
          <span className="sr-only"> · {t('pins.one', { number: pin.number })}</span>
        </>
      }
      open={Boolean(own)}
    >
      <Form key={key} {...form} preventScrollReset className="grid gap-3">
        <ErrorSummary id={`${id}-problem`} errors={errors} answer={own} />
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="pinId" value={pin.id} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="version" value={version} />
        <TextArea
          {...field('body')}
          required
          maxLength={LONGEST.remark}
          rows={2}
          label={t('pins.answer', { number: pin.number })}
        />
        <div>
          <Button size="sm" variant="secondary">
            {t('pins.send')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}

function Settle({ pin }: { pin: PinEntry }) {
  const { t } = useTranslation('design')
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={pin.resolved ? 'reopen' : 'resolve'} />
      <input type="hidden" name="pinId" value={pin.id} />
      <Button size="sm" variant="quiet">
        {t(pin.resolved ? 'pins.reopen' : 'pins.resolve')}
        <span className="sr-only"> · {t('pins.one', { number: pin.number })}</span>
      </Button>
    </Form>
  )
}

/**
 * The remarks of a version with their answers; each leads to its mark in the picture, and the mark
 * back to it.
 */
export function PinList({ pins, version, mayWrite, answer, pictureHref = '' }: PinListProps) {
  const { t } = useTranslation('design')
  return (
    <ol className="grid gap-3">
      {pins.map((pin) => (
        <li
          key={pin.id}
          id={pin.anchor}
          tabIndex={-1}
          className="grid scroll-mt-28 gap-2 rounded-md border border-line p-4 target:border-canal target:inset-ring target:inset-ring-canal"
        >
          <div className="flex items-start gap-3">
            <a
              href={`${pictureHref}#${pictureHref ? `mark-${pin.number}` : pin.mark}`}
              aria-label={t('pins.show', { number: pin.number })}
              className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold ${pin.resolved ? 'bg-surface-raised text-ink-soft inset-ring inset-ring-line-strong' : 'bg-lantern text-on-lantern'}`}
            >
              {pin.number}
            </a>
            <div className="grid min-w-0 flex-1 gap-1">
              <Signed {...pin} />
              <p className="whitespace-pre-line">{pin.body}</p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                {t(`regions.${pin.region}`)}
                {pin.resolved && <Badge tone="success">{t('pins.resolved')}</Badge>}
              </p>
            </div>
          </div>
          {pin.replies.length > 0 && (
            <ul className="ms-4 grid gap-3 border-s-2 border-line ps-4">
              {pin.replies.map((reply) => (
                <li key={reply.id}>
                  <Signed {...reply} />
                  <p className="whitespace-pre-line">{reply.body}</p>
                </li>
              ))}
            </ul>
          )}
          {mayWrite && (
            <div className="flex flex-wrap items-start justify-between gap-x-4">
              <div className="min-w-0 flex-1">
                <ReplyForm pin={pin} version={version} answer={answer} />
              </div>
              <Settle pin={pin} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
