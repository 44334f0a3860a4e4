import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'

/** From what others have to what can be ordered, at the end of a list. */
export function ShowcaseClosing({ list }: { list: 'projects' | 'templates' }) {
  const { t } = useTranslation('showcase')
  return (
    <section aria-labelledby="closing" className="grid justify-items-start gap-4 pt-section">
      <h2 id="closing" className="text-3xl">
        {t(`${list}.closing`)}
      </h2>
      <p className="max-w-[56ch] text-lg text-ink-soft">{t(`${list}.closingText`)}</p>
      <ButtonLink to={paths.shop()}>{t('closingAction')}</ButtonLink>
    </section>
  )
}
