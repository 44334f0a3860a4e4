import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Picture } from '~/ui/media/picture'
import { ProgramNumbers } from './program-numbers'
import { ProgramOffer, type Offer } from './program-offer'
import { ProgramPeople, type ProgramPerson } from './program-people'
import { ProgramProcess } from './program-process'
import { ProgramQuestions } from './program-questions'
import { ProgramSkills, type TradeFacts } from './program-skills'
import { ProgramTerms } from './program-terms'

export type ProgramPageProps = {
  title: string
  /** Within how long an applicant has an answer, in words. */
  decision: string
  /** For how long a declined application is kept, in words. */
  months: string
  program: { offer: Offer | null; trades: TradeFacts[] }
  people: ProgramPerson[]
}

function Closing({ decision }: Pick<ProgramPageProps, 'decision'>) {
  const { t } = useTranslation('freelancers')
  return (
    <section aria-labelledby="closing-title" className="bg-surface py-section">
      <Container className="grid items-center gap-x-gap gap-y-10 lg:grid-cols-4">
        <Picture
          src="/media/hero/boats.svg"
          alt={t('closing.picture')}
          width={1200}
          height={900}
          className="aspect-4/3 w-full rounded-md object-cover lg:col-span-2"
        />
        <div className="grid justify-items-start gap-6 lg:col-span-2 lg:ps-8">
          <h2 id="closing-title" className="text-4xl">
            {t('closing.title')}
          </h2>
          <p className="max-w-[46ch] text-lg text-ink-soft">{t('closing.text', { decision })}</p>
          <ButtonLink to={paths.freelancerSignup()}>{t('apply')}</ButtonLink>
        </div>
      </Container>
    </section>
  )
}

/** The freelancer program (spec §2.1), with the anchors #process and #skills. */
export function ProgramPage({ title, decision, months, program, people }: ProgramPageProps) {
  const { t } = useTranslation('freelancers')
  const actions = (
    <>
      <ButtonLink to={paths.freelancerSignup()}>{t('apply')}</ButtonLink>{' '}
      <ButtonLink to={paths.freelancers('process')} variant="quiet">
        {t('seeProcess')}
      </ButtonLink>
    </>
  )
  return (
    <Main>
      <Container className="grid items-center gap-x-[calc(2*var(--spacing-gap))] gap-y-4 pb-section lg:grid-cols-2">
        <PageHeader eyebrow={title} title={t('heading')} lead={t('lead')} actions={actions} />
        {program.offer && <ProgramOffer offer={program.offer} />}
      </Container>
      <ProgramNumbers />
      <ProgramProcess decision={decision} />
      <ProgramTerms />
      <ProgramSkills trades={program.trades} />
      <ProgramPeople people={people} />
      <ProgramQuestions months={months} />
      <Closing decision={decision} />
    </Main>
  )
}
