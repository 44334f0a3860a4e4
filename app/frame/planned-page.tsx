import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { PageHeader } from '~/ui/layout/page-header'
import { Section } from '~/ui/layout/section'
import type { PlannedPageData } from './planned-page.server'

/** The buttons of a planned page. */
export function PlannedLinks({ links }: Pick<PlannedPageData, 'links'>) {
  return links.map(({ label, href }, index) => (
    <ButtonLink key={href} to={href} variant={index === 0 ? 'primary' : 'secondary'}>{label}</ButtonLink>
  ))
}

/** What a planned page will do. */
export function PlannedPoints({ points }: Pick<PlannedPageData, 'points'>) {
  return (
    <ul className="grid gap-x-gap md:grid-cols-3">
      {points.map((point) => (
        <li key={point} className="border-t-2 border-canal py-5 text-lg">{point}</li>
      ))}
    </ul>
  )
}

/** Says plainly that a page is being built, what it will do, and what already works. */
export function PlannedPage({ title, description, points, links, words }: PlannedPageData) {
  return (
    <main id="main" tabIndex={-1}>
      <Container>
        <PageHeader eyebrow={words.eyebrow} title={title} lead={description} actions={<PlannedLinks links={links} />} />
        <div className="grid gap-8 pb-section">
          <div className="max-w-text">
            <Notice title={words.noticeTitle}>{words.noticeText}</Notice>
          </div>
          <Section id="planned" title={words.points} layout="beside" contained={false}>
            <PlannedPoints points={points} />
          </Section>
        </div>
      </Container>
    </main>
  )
}
