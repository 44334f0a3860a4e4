import { useTranslation } from 'react-i18next'
import type { CodeFields } from '~/domain/people/people.schema'
import { Notice } from '~/ui/feedback/notice'
import { Button, type ButtonLook } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Disclosure } from '~/ui/overlay/disclosure'
import { FormCard } from '~/account/form-card'
import type { FormAnswer } from '~/ui/form/form-answer'

type Constraint = ServerFormProps<keyof CodeFields>['constraint']
type CodeFormProps = {
  intent: 'confirm' | 'renew' | 'end'
  look?: ButtonLook['variant']
  answer: FormAnswer
  constraint: Constraint
}

/** A step that a code of the phone allows. */
function CodeForm({ intent, look = 'secondary', answer, constraint }: CodeFormProps) {
  const { t } = useTranslation('settings')
  const own = answer?.form === intent ? answer : undefined
  const { form, errors, field } = serverForm<keyof CodeFields>(intent, {
    result: own?.result,
    constraint,
  })
  return (
    <Form {...form} className="grid max-w-form gap-4">
      <ErrorSummary id={`${intent}-problem`} errors={errors} answer={own} />
      <TextField
        {...field('code')}
        label={t('secondFactor.code')}
        hint={t(`secondFactor.${intent}.hint`)}
        width="long"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <div>
        <Button name="intent" value={intent} variant={look}>
          {t(`secondFactor.${intent}.submit`)}
        </Button>
      </div>
    </Form>
  )
}

type Begun = {
  state: 'begun'
  required: boolean
  address: string
  secret: string
  picture: { size: number; path: string }
}
type View =
  | { state: 'off'; asked: 'required' | 'money' | 'expected' | null }
  | Begun
  | { state: 'on'; since: string; codesLeft: number; required: boolean }
export type SecondFactorProps = { view: View; answer: FormAnswer; constraint: Constraint }

/**
 * The secret as a picture for the phone's camera, on white in both themes: readers want dark on
 * light.
 */
function Picture({ size, path }: Begun['picture']) {
  const { t } = useTranslation('settings')
  return (
    <svg
      role="img"
      aria-label={t('secondFactor.picture')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full rounded-md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function Setup({ view, answer, constraint }: SecondFactorProps & { view: Begun }) {
  const { t } = useTranslation('settings')
  return (
    <>
      <FormCard id="scan" title={t('secondFactor.scan.title')} text={t('secondFactor.scan.text')}>
        <div className="flex flex-wrap items-start gap-8">
          <Picture {...view.picture} />
          <div className="grid min-w-0 flex-1 basis-64 gap-4">
            <p>{t('secondFactor.scan.byHand')}</p>
            <p className="rounded-sm bg-surface-raised p-4 font-mono break-words select-all">
              {view.secret}
            </p>
            <p>
              <a
                href={view.address}
                className="inline-block min-h-6 font-semibold underline underline-offset-4 hover:text-canal"
              >
                {t('secondFactor.scan.open')}
              </a>
            </p>
          </div>
        </div>
      </FormCard>
      <FormCard
        id="confirm"
        title={t('secondFactor.confirm.title')}
        text={t('secondFactor.confirm.text')}
      >
        <CodeForm intent="confirm" look="primary" answer={answer} constraint={constraint} />
      </FormCard>
      <Form method="post" className="flex flex-wrap gap-x-6">
        <Button name="intent" value="begin" variant="quiet">
          {t('secondFactor.begin.again')}
        </Button>{' '}
        {!view.required && (
          <Button name="intent" value="abandon" variant="quiet">
            {t('secondFactor.begin.abandon')}
          </Button>
        )}
      </Form>
    </>
  )
}

/** Off, being set up, or on, with the forms of each. */
export function SecondFactor({ view, answer, constraint }: SecondFactorProps) {
  const { t } = useTranslation('settings')
  if (view.state === 'begun') return <Setup view={view} answer={answer} constraint={constraint} />
  if (view.state === 'off') {
    return (
      <>
        {view.asked && (
          <Notice tone="warning" title={t(`secondFactor.${view.asked}.title`)}>
            {t(`secondFactor.${view.asked}.text`)}
          </Notice>
        )}
        <FormCard id="begin" title={t('secondFactor.off.title')} text={t('secondFactor.off.text')}>
          <Form method="post">
            <Button name="intent" value="begin">
              {t('secondFactor.begin.submit')}
            </Button>
          </Form>
        </FormCard>
      </>
    )
  }
  return (
    <>
      <Notice
        tone={view.codesLeft > 2 ? 'success' : 'warning'}
        title={t('secondFactor.on', { since: view.since })}
      >
        {t('secondFactor.codesLeft', { count: view.codesLeft })}
      </Notice>
      <FormCard
        id="renew"
        title={t('secondFactor.renew.title')}
        text={t('secondFactor.renew.text')}
      >
        <CodeForm intent="renew" answer={answer} constraint={constraint} />
      </FormCard>
      {!view.required && (
        <FormCard id="end" title={t('secondFactor.end.title')} text={t('secondFactor.end.text')}>
          <Disclosure summary={t('secondFactor.end.open')} open={answer?.form === 'end'}>
            <CodeForm intent="end" look="danger" answer={answer} constraint={constraint} />
          </Disclosure>
        </FormCard>
      )}
    </>
  )
}
