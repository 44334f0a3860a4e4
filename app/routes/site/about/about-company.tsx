import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { DescriptionList } from '~/ui/layout/description-list'
import { ArrowLink } from '~/ui/layout/arrow-link'

const ONWARD = {
  features: paths.features(),
  approaches: paths.approaches(),
  faq: paths.faq(),
  projects: paths.showcase(),
  contact: paths.contact(),
}
const NAMES = Object.keys(ONWARD) as (keyof typeof ONWARD)[]

/** Who is behind it, by the register, and the ways on. */
export function AboutCompany() {
  const { t } = useTranslation('about')
  const facts = [
    { term: t('company.legalName'), detail: brand.legalName },
    { term: t('company.number'), detail: brand.companyNumber },
    { term: t('company.vat'), detail: brand.vatNumber },
    { term: t('company.founded'), detail: brand.founded },
    {
      term: t('company.mail'),
      detail: (
        <a href={`mailto:${brand.email}`} className="inline-block min-h-6 quiet-link">
          {brand.email}
        </a>
      ),
    },
  ]
  return (
    <Container className="grid gap-x-gap gap-y-14 pb-section lg:grid-cols-2">
      <section aria-labelledby="company-title">
        <h2 id="company-title" className="mb-4 text-2xl">
          {t('company.title')}
        </h2>
        <DescriptionList items={facts} />
      </section>
      <section aria-labelledby="onward-title">
        <h2 id="onward-title" className="mb-4 text-2xl">
          {t('onward.title')}
        </h2>
        <ul className="mb-6 grid justify-items-start">
          {NAMES.map((name) => (
            <li key={name}>
              <ArrowLink to={ONWARD[name]}>{t(`onward.${name}`)}</ArrowLink>
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.shop()}>{t('onward.shop')}</ButtonLink>
      </section>
    </Container>
  )
}
