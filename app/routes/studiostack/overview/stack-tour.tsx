import { useTranslation } from 'react-i18next'
import { STACK_SCREENS, type StackScreen } from '~/domain/studios/stack.rules'
import { paths } from '~/paths'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { Section } from '~/ui/layout/section'
import { Picture } from '~/ui/media/picture'

const LEADS_TO: Record<StackScreen, () => string> = {
  shop: () => paths.shop(),
  client: () => paths.approaches(),
  control: () => paths.features(),
  freelancer: () => paths.freelancers(),
}

/** Pictures of this very product, each with the way to the thing itself. */
export function StackTour() {
  const { t, i18n } = useTranslation('studio-stack')
  return (
    <Section
      id="tour"
      tone="surface"
      title={t('tour.title')}
      lead={
        <>
          {t('tour.lead')}
          {i18n.language !== 'en' && <> {t('tour.language')}</>}
        </>
      }
    >
      <ol className="grid gap-y-16">
        {STACK_SCREENS.map((screen, index) => (
          <li key={screen} className="grid items-center gap-x-gap gap-y-6 lg:grid-cols-3">
            <div className={`lg:col-span-2 ${index % 2 === 1 ? 'lg:order-last' : ''}`}>
              <Picture
                src={`/media/stack/${screen}.avif`}
                alt={t(`tour.${screen}.alt`)}
                width={1200}
                height={750}
                className="w-full rounded-md border border-line"
              />
            </div>
            <div className="grid justify-items-start gap-3">
              <h3 className="text-2xl">{t(`tour.${screen}.title`)}</h3>
              <p className="text-ink-soft">{t(`tour.${screen}.text`)}</p>
              <ArrowLink to={LEADS_TO[screen]()}>{t(`tour.${screen}.link`)}</ArrowLink>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
