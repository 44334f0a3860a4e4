import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Container } from '~/ui/layout/container'
import { Section } from '~/ui/layout/section'
import { TakeAlong, type TakeAlongProps } from '~/tools/_area/take-along'
import { ToolPage } from '~/tools/_area/tool-page'
import { ToolResult } from '~/tools/_area/tool-result'
import { Judged, type FindingView } from './judged'
import {
  Kinds,
  Parties,
  Reading,
  Timing,
  type KindView,
  type PartyView,
  type ReadingView,
  type TimingView,
} from './measured'
import { SpeedForm, type SpeedFormProps } from './speed-form'
import { Waterfall, type RequestView, type WaterfallView } from './waterfall'

type Result = {
  url: string
  host: string
  summary: string[]
  notices: string[]
  timing: TimingView
  kinds: KindView[]
  waterfall: WaterfallView
  requests: RequestView[]
  parties: PartyView[]
  reading: ReadingView
  findings: FindingView[]
  report: string
}

export type SpeedPageProps = SpeedFormProps & {
  result: Result | null
  shareUrl: string
  files: TakeAlongProps['files']
}

function Summary({ url, host, summary, notices, shareUrl }: Result & { shareUrl: string }) {
  const { t } = useTranslation('website-speed-test')
  return (
    <ToolResult
      of={<span className="wrap-anywhere">{url}</span>}
      title={t('result.title', { host })}
      status={summary.join(' ')}
      shareUrl={shareUrl}
    >
      <ul className="grid max-w-text gap-3 text-lg">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {notices.length > 0 && (
        <Notice>
          <ul className="grid gap-1">
            {notices.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
    </ToolResult>
  )
}

function Report({ result, files }: { result: Result; files: TakeAlongProps['files'] }) {
  const { t } = useTranslation(['website-speed-test', 'tools'])
  const { timing, kinds, waterfall, requests, parties, reading, findings, report } = result
  return (
    <>
      <Section id="measured" title={t('measured.title')} lead={t('measured.lead')} tone="surface">
        <div className="grid gap-x-gap gap-y-12 lg:grid-cols-2">
          <Timing {...timing} />
          <Kinds kinds={kinds} />
          <Reading {...reading} />
          <Parties parties={parties} />
        </div>
      </Section>
      <Section id="waterfall" title={t('waterfall.title')} lead={t('waterfall.lead')}>
        <Waterfall drawing={waterfall} requests={requests} />
      </Section>
      <Section
        id="judged"
        title={t('judged.title')}
        lead={t('judged.lead')}
        layout="beside"
        tone="surface"
      >
        <Judged findings={findings} />
      </Section>
      <Section id="take" title={t('tools:take')} layout="beside">
        <TakeAlong title={t('report')} text={report} files={files} />
      </Section>
    </>
  )
}

/** What a page costs its visitors: what was measured, and what we make of it. */
export function SpeedPage({ result, shareUrl, files, ...form }: SpeedPageProps) {
  const { t } = useTranslation('website-speed-test')
  const points = (list: 'measures' | 'omits') => [
    t(`${list}.first`),
    t(`${list}.second`),
    t(`${list}.third`),
  ]
  return (
    <ToolPage
      tool="website-speed-test"
      lead={t('lead')}
      measures={points('measures')}
      omits={points('omits')}
      kept={t('kept')}
    >
      <Container className="pb-section">
        <div className="grid gap-12">
          <SpeedForm key={form.typed} {...form} />
          {result && <Summary {...result} shareUrl={shareUrl} />}
        </div>
      </Container>
      {result && <Report result={result} files={files} />}
    </ToolPage>
  )
}
