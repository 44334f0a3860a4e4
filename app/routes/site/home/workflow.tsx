import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { Section } from '~/ui/layout/section'
import { useScrollProgress, useSteps } from './use-steps'

export type WorkflowProps = { signedIn: boolean }

interface StepProps {
  id: string
  number: number
  place: string
  title: string
  text: string
  link: string
  href: string
}

function WorkflowStep({ id, number, place, title, text, link, href }: StepProps) {
  return (
    <li id={id} className="flex flex-col">
      <div aria-hidden className="lock">
        {number}
      </div>
      <div className="grid flex-1 content-start justify-items-start gap-2 pe-gap pt-6">
        <p className="text-sm text-ink-soft">{place}</p>
        <h3 className="max-w-full text-2xl">{title}</h3>
        <p className="max-w-[44ch] text-ink-soft">{text}</p>
        <ArrowLink to={href}>{link}</ArrowLink>
      </div>
    </li>
  )
}

function Boat() {
  return (
    <svg viewBox="0 0 72 56" aria-hidden className="flight-boat">
      <path className="fill-ink" d="M4 42h64l-9 14H13z" />
      <path className="fill-lantern" d="M33 4v34H10z" />
      <path className="fill-ink" d="M37 0h2v42h-2zM41 8l17 30H41z" />
    </svg>
  )
}

function useWorkflowSteps(signedIn: boolean) {
  const { t } = useTranslation('home')
  const track = signedIn
    ? {
        place: t('workflow.steps.track.signedIn'),
        link: t('workflow.steps.track.open'),
        href: paths.dashboard(),
      }
    : {
        place: t('workflow.steps.track.signedOut'),
        link: t('workflow.steps.track.logIn'),
        href: paths.auth(),
      }
  const placeOf = (step: 'choose' | 'collaborate' | 'receive') => ({
    place: t(`workflow.steps.${step}.place`),
    link: t(`workflow.steps.${step}.link`),
  })
  const steps = [
    { key: 'choose', ...placeOf('choose'), href: paths.shop() },
    { key: 'track', ...track },
    { key: 'collaborate', ...placeOf('collaborate'), href: paths.features() },
    { key: 'receive', ...placeOf('receive'), href: paths.loginToOrders() },
  ] as const
  return steps.map(({ key, ...step }, index) => ({
    ...step,
    id: `step-${index + 1}`,
    number: index + 1,
    title: t(`workflow.steps.${key}.title`),
    text: t(`workflow.steps.${key}.text`),
  }))
}

/**
 * How an order runs, in four steps with the links of spec §2.10.6: a flight of locks, and on a
 * phone a carousel.
 */
export function Workflow({ signedIn }: WorkflowProps) {
  const { t } = useTranslation('home')
  const steps = useWorkflowSteps(signedIn)
  const { list, current, show, handlers } = useSteps(steps.length)
  const jump = (step: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(step)
  }
  return (
    <Section
      id="workflow"
      tone="surface"
      eyebrow={t('workflow.name')}
      title={t('workflow.title')}
      lead={t('workflow.lead')}
    >
      <div ref={useScrollProgress()} className="flight">
        <div aria-hidden className="flight-progress" data-unit={t('workflow.percent')} />
        <div className="relative">
          <ol ref={list} {...handlers} className="flight-steps">
            {steps.map((step) => (
              <WorkflowStep key={step.id} {...step} />
            ))}
          </ol>
          <Boat />
        </div>
        <nav aria-label={t('workflow.dots')} className="mt-6 flex md:hidden">
          {steps.map(({ id, title }, index) => (
            <a
              key={id}
              href={`#${id}`}
              onClick={jump(index)}
              aria-label={title}
              aria-current={index === current ? 'step' : undefined}
              className="dot"
            />
          ))}
        </nav>
      </div>
    </Section>
  )
}
