import type { LegalSection } from '~/domain/legal/legal.rules'
import { LegalDocument } from './legal-document'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { stillWords } from './still-page'

export interface LegalPageData {
  title: string
  lead: string
  version: string
  words: { contents: string; sections: LegalSection[] } | null
}

/** One of the legal documents, with its date and its table of contents. */
export function LegalPage({ data }: { data: LegalPageData }) {
  const { title, lead, version } = data
  return (
    <Main>
      <Container>
        <PageHeader title={title} lead={lead} eyebrow={version} />
        <LegalDocument document={stillWords(data)} />
      </Container>
    </Main>
  )
}
