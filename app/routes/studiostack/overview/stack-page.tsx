import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Section } from '~/ui/layout/section'
import { Disclosure } from '~/ui/overlay/disclosure'
import { OpenShops, type OpenShop } from './open-shops'
import { StackPrice } from './stack-price'
import { StackTour } from './stack-tour'

const WHOM = ['fixed', 'small', 'network', 'not'] as const
const OWN = ['name', 'products', 'orders', 'data'] as const
const QUESTIONS = ['when', 'money', 'clients', 'access', 'host', 'leave'] as const

function Whom() {
  const { t } = useTranslation('studio-stack')
  return (
    <Section id="whom" title={t('whom.title')} layout="beside">
      <ul className="grid gap-x-gap gap-y-8 sm:grid-cols-2">
        {WHOM.map((kind) => (
          <li
            key={kind}
            className={`grid content-start gap-2 border-t pt-4 ${kind === 'not' ? 'border-dashed border-line-strong' : 'border-canal'}`}
          >
            <h3 className="text-xl">{t(`whom.${kind}`)}</h3>
            <p className="text-ink-soft">{t(`whom.${kind}Text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Own() {
  const { t } = useTranslation('studio-stack')
  return (
    <Section id="own" title={t('own.title')} tone="surface">
      <ol className="grid gap-x-gap gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {OWN.map((part, index) => (
          <li key={part} className="grid content-start gap-3">
            <span aria-hidden className="font-display text-3xl text-canal">
              {index + 1}
            </span>
            <h3 className="text-xl">{t(`own.${part}`)}</h3>
            <p className="text-ink-soft">{t(`own.${part}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Questions() {
  const { t } = useTranslation('studio-stack')
  return (
    <Section id="questions" title={t('questions.title')} layout="beside">
      {QUESTIONS.map((question) => (
        <Disclosure key={question} summary={t(`questions.${question}.question`)} look="row">
          <p>{t(`questions.${question}.answer`)}</p>
        </Disclosure>
      ))}
    </Section>
  )
}

/** What Studio Stack is, for whom, how it looks, and what it is meant to cost. */
export function StackPage({ price, shops }: { price: string; shops: OpenShop[] }) {
  const { t } = useTranslation('studio-stack')
  const actions = (
    <>
      <ButtonLink to={paths.studioStackWaitlist()}>{t('join')}</ButtonLink>{' '}
      <ButtonLink to="#tour" variant="secondary">
        {t('tourLink')}
      </ButtonLink>
    </>
  )
  return (
    <Main>
      <Container>
        <PageHeader
          eyebrow={t('title')}
          title={t('heading')}
          lead={t('lead')}
          actions={actions}
          size="display"
        />
        <div className="max-w-text pb-section">
          <Notice title={t('state.title')}>{t('state.text')}</Notice>
        </div>
      </Container>
      <StackTour />
      {shops.length > 0 && <OpenShops shops={shops} />}
      <Whom />
      <Own />
      <StackPrice price={price} />
      <Questions />
      <Section id="closing" tone="surface" title={t('closing.title')} lead={t('closing.text')}>
        <ButtonLink to={paths.studioStackWaitlist()}>{t('join')}</ButtonLink>
      </Section>
    </Main>
  )
}
