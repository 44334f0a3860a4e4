import { useTranslation } from 'react-i18next'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { EnquiryForm, EnquirySent, type EnquiryFormProps } from './enquiry-form'
import { FrontCard, type FrontCardProps } from './front-card'
import { FrontWork, type Work } from '~/routes/studiostack/_front/front-work'

export type FrontPageProps = {
  name: string
  tagline: { text: string; lang: string }
  about: { paragraphs: string[]; lang: string }
  products: (FrontCardProps & { id: number })[]
  works: Work[]
  worksHref: string
  sent: boolean
  enquiry: Omit<EnquiryFormProps, 'answer'>
  answer: EnquiryFormProps['answer']
}

const FIRST_ROW = 3

function Works({ works, href }: { works: Work[]; href: string }) {
  const { t } = useTranslation('studio-front')
  if (works.length === 0) return null
  return (
    <section aria-labelledby="works-title" className="bg-surface py-section">
      <Container className="grid gap-10">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="works-title" className="text-3xl">
            {t('works.title')}
          </h2>
          <a
            href={href}
            className="inline-flex min-h-11 items-center underline decoration-canal decoration-2 underline-offset-4"
          >
            {t('works.all')}
          </a>
        </div>
        <ul className="grid gap-gap md:grid-cols-3">
          {works.map((work) => (
            <li key={work.id}>
              <FrontWork work={work} headingLevel={3} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** A studio's first page. */
export function FrontPage({
  name,
  tagline,
  about,
  products,
  works,
  worksHref,
  sent,
  enquiry,
  answer,
}: FrontPageProps) {
  const { t } = useTranslation('studio-front')
  return (
    <Main>
      <Container className="grid gap-x-gap gap-y-10 pt-[clamp(2.5rem,7vw,6rem)] pb-section lg:grid-cols-[3fr_2fr]">
        <h1 lang={tagline.lang} className="max-w-[18ch] text-4xl">
          {tagline.text}
        </h1>
        <div
          lang={about.lang}
          className="grid content-end gap-4 lg:border-s lg:border-line lg:ps-gap"
        >
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[52ch]">
              {paragraph}
            </p>
          ))}
        </div>
      </Container>
      <section id="services" aria-labelledby="services-title">
        <Container className="grid gap-10 pb-section">
          <h2 id="services-title" className="text-3xl">
            {t('services.title')}
          </h2>
          {products.length === 0 && <p className="text-ink-soft">{t('services.none')}</p>}
          <ul className="grid gap-x-gap gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {products.map(({ id, ...product }, index) => (
              <li key={id}>
                <FrontCard {...product} eager={index < FIRST_ROW} />
              </li>
            ))}
          </ul>
        </Container>
      </section>
      <Works works={works} href={worksHref} />
      <section id="enquiry" aria-labelledby="enquiry-title">
        <Container className="grid gap-x-gap gap-y-8 py-section lg:grid-cols-2">
          <div className="grid content-start gap-3">
            <h2 id="enquiry-title" className="text-3xl">
              {t('enquiry.title', { name })}
            </h2>
            <p className="max-w-[48ch] text-lg text-ink-soft">{t('enquiry.lead')}</p>
          </div>
          {sent ? <EnquirySent name={name} /> : <EnquiryForm {...enquiry} answer={answer} />}
        </Container>
      </section>
    </Main>
  )
}
