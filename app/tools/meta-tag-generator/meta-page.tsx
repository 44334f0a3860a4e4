import { useTranslation } from 'react-i18next'
import type { MetaField, MetaValues } from './fields.rules'
import { Container } from '~/ui/layout/container'
import { ToolPage } from '~/tools/_area/tool-page'
import { Checks, type CheckedArea } from './checks'
import { Differences, type DifferencesView } from './differences'
import { MadeFiles, type MadeFile } from './made-files'
import { MetaForm } from './meta-form'
import { Previews, type PreviewsView } from './previews'
import { Start, type StartView } from './start'

type MetaView = {
  values: MetaValues
  problems: Partial<Record<MetaField, string>>
  start: StartView
  live: string
  reading: string
  shareUrl: string
  /** Of the result; empty when it is too long for an address. */
  resultUrl: string | null
  result: {
    files: MadeFile[]
    previews: PreviewsView
    areas: CheckedArea[]
    toMend: number
    differences: DifferencesView | null
    from: 'live' | 'pasted' | null
    notCompared: string | null
  } | null
}
export type MetaPageProps = {
  /** The most that is pasted. */
  limit: string
  opened: MetaView
  answer?: MetaView
}

/**
 * A form for all that a page says of itself, and beside it what that looks like; below the tags,
 * checks and differences.
 */
export function MetaPage({ limit, opened, answer }: MetaPageProps) {
  const { t } = useTranslation('meta-tag-generator')
  const view = answer ?? opened
  const { result } = view
  const points = (list: 'measures' | 'omits') => [
    t(`${list}.first`),
    t(`${list}.second`),
    t(`${list}.third`),
  ]
  return (
    <ToolPage
      tool="meta-tag-generator"
      lead={t('lead')}
      measures={points('measures')}
      omits={points('omits')}
      verb="does"
      kept={t('kept')}
    >
      <Container className="grid gap-y-14 pb-section">
        <Start
          key={`start ${view.reading}`}
          {...view.start}
          limit={limit}
          shareUrl={view.shareUrl}
          answer={answer}
        />
        <div className={result ? 'grid gap-x-gap gap-y-12 lg:grid-cols-2' : ''}>
          <MetaForm
            key={view.reading}
            values={view.values}
            problems={view.problems}
            live={view.live}
            reading={view.reading}
            beside={Boolean(result)}
            answer={answer}
          />
          {result && <Previews {...result.previews} toMend={result.toMend} />}
        </div>
        {result && (
          <>
            <MadeFiles files={result.files} shareUrl={view.resultUrl} />
            <Checks areas={result.areas} />
            <Differences
              differences={result.differences}
              from={result.from}
              notCompared={result.notCompared}
            />
          </>
        )}
      </Container>
    </ToolPage>
  )
}
