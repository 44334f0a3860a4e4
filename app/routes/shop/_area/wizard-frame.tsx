import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Breadcrumbs } from '~/ui/layout/breadcrumbs'
import { Container } from '~/ui/layout/container'
import { Link } from '~/ui/layout/link'
import { Main } from '~/ui/layout/main'
import { Steps, type Step } from '~/ui/layout/steps'
import { Disclosure } from '~/ui/overlay/disclosure'

export type WizardFrameProps = {
  title: string
  lead: string
  /** "Question 2 of 6". */
  count?: string
  progress: Step[]
  /** What still fits, in words. */
  fit?: string | null
  children: ReactNode
}

function Progress({ progress, count }: Pick<WizardFrameProps, 'progress' | 'count'>) {
  const { t } = useTranslation('wizard')
  const current = progress.findIndex(({ state }) => state === 'current')
  const list = <Steps steps={progress} label={t('progress')} direction="column" />
  return (
    <>
      <div className="grid gap-1 lg:hidden">
        <progress
          className="meter"
          max={progress.length}
          value={current + 1}
          aria-label={t('progress')}
        />
        <Disclosure summary={count ?? progress[current]?.label}>{list}</Disclosure>
      </div>
      <div className="sticky top-28 hidden lg:block">{list}</div>
    </>
  )
}

/** The way out for whoever finds no fitting answer. */
function Escape() {
  const { t } = useTranslation('wizard')
  return (
    <p className="mt-14 max-w-[62ch] border-t border-line pt-5 text-ink-soft">
      <span className="font-semibold text-ink">{t('escape.title')}</span> {t('escape.text')}{' '}
      <Link
        to={paths.contact({ topic: 'project', about: t('about') })}
        className="inline-block min-h-6 text-ink quiet-link"
      >
        {t('escape.link')}
      </Link>
    </p>
  )
}

/** A page of the wizard: where one is, one question, and the way out. */
export function WizardFrame({ title, lead, count, progress, fit, children }: WizardFrameProps) {
  const { t } = useTranslation('wizard')
  const breadcrumbs = [
    { label: t('title'), href: paths.wizard() },
    { label: count ?? t('steps.summary.label') },
  ]
  return (
    <Main>
      <Container className="pt-8 pb-section lg:pt-12">
        <Breadcrumbs items={breadcrumbs} />
        <div className="mt-6 grid gap-x-gap gap-y-8 lg:mt-10 lg:grid-cols-4">
          <div>
            <Progress progress={progress} count={count} />
          </div>
          <div className="lg:col-span-3">
            <header className="grid gap-4 pb-9">
              <h1 className="max-w-[20ch] text-4xl">{title}</h1>
              <p className="max-w-[58ch] text-lg text-pretty text-ink-soft">{lead}</p>
              {fit && <p className="font-semibold text-canal">{fit}</p>}
            </header>
            {children}
            <Escape />
          </div>
        </div>
      </Container>
    </Main>
  )
}
