import { Link } from '@remix-run/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { Section } from '../layout/section'
import { Picture } from '../media/picture'

export type WorkflowProps = { signedIn: boolean; ordersHref: string }

interface StepProps {
  number: number
  place: string
  title: string
  text: string
  link: string
  href: string
}

function WorkflowStep({ number, place, title, text, link, href }: StepProps) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-t border-line py-7 first:border-t-0 first:pt-0 last:pb-0">
      <span aria-hidden className="grid size-11 place-items-center rounded-full border-2 border-canal font-display text-lg font-semibold text-canal">{number}</span>
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-ink-soft">{place}</p>
        <h3 className="max-w-full text-2xl">{title}</h3>
        <p className="max-w-[52ch] text-ink-soft">{text}</p>
        <Link to={href} className="inline-block py-2.5 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-canal hover:decoration-2">
          {link}
          <ArrowRight aria-hidden size={18} className="ms-2 inline-block align-[-0.2em]" />
        </Link>
      </div>
    </li>
  )
}

/** How an order runs, in four steps with the links of spec §2.10.6. */
export function Workflow({ signedIn, ordersHref }: WorkflowProps) {
  const { t } = useTranslation('home')
  const track = signedIn
    ? { place: t('workflow.steps.track.signedIn'), link: t('workflow.steps.track.open'), href: paths.dashboard() }
    : { place: t('workflow.steps.track.signedOut'), link: t('workflow.steps.track.logIn'), href: paths.auth() }
  const placeOf = (step: 'choose' | 'collaborate' | 'receive') => ({ place: t(`workflow.steps.${step}.place`), link: t(`workflow.steps.${step}.link`) })
  const steps = [
    { key: 'choose', ...placeOf('choose'), href: paths.shop() },
    { key: 'track', ...track },
    { key: 'collaborate', ...placeOf('collaborate'), href: paths.features() },
    { key: 'receive', ...placeOf('receive'), href: ordersHref },
  ] as const
  return (
    <Section id="workflow" tone="surface" title={t('workflow.title')} lead={t('workflow.lead')}>
      <div className="grid items-start gap-x-gap gap-y-10 lg:grid-cols-2">
        <Picture
          src="/media/hero/6.svg"
          alt={t('workflow.picture')}
          width={1200}
          height={900}
          className="aspect-4/3 w-full rounded-md object-cover lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)]"
        />
        <ol>
          {steps.map(({ key, ...step }, index) => (
            <WorkflowStep key={key} number={index + 1} title={t(`workflow.steps.${key}.title`)} text={t(`workflow.steps.${key}.text`)} {...step} />
          ))}
        </ol>
      </div>
    </Section>
  )
}
