import { useTranslation } from 'react-i18next'
import type { FramingVerdict } from './framing-evidence.rules'
import { viewportsOf, type View } from './viewports.rules'
import { Notice } from '~/ui/feedback/notice'
import { Container } from '~/ui/layout/container'
import { Section } from '~/ui/layout/section'
import { TakeAlong, type TakeAlongProps } from '~/tools/_area/take-along'
import { ToolPage } from '~/tools/_area/tool-page'
import { ToolResult } from '~/tools/_area/tool-result'
import { Bench } from './bench'
import { Breakpoints, type BreakpointView } from './breakpoints'
import { CheckerForm, type CheckerFormProps } from './checker-form'
import { Findings, WidthSummary, type FindingView, type WidthView } from './findings'
import { NotFramed } from './not-framed'
import { hrefOf, useScript, useView } from './use-view'

type CheckResult = {
  /** `error` is the status of a page that is none, such as 404. */
  page: { url: string; host: string; error: number | null; redirected: boolean }
  /** `advice` is the header by which its owner could let us. */
  framing: FramingVerdict & { advice: string }
  findings: FindingView[]
  widths: WidthView[]
  breakpoints: BreakpointView[]
  moreBreakpoints: number
  /** Style sheets that were read. */
  sheets: number
  omissions: string[]
  report: string
}

export type CheckerPageProps = Pick<CheckerFormProps, 'typed' | 'problems'> & {
  view: View
  result: CheckResult | null
  /** Of this site. */
  origin: string
  files: TakeAlongProps['files']
}

type ResultProps = {
  result: CheckResult
  typed: string
  origin: string
  view: View
  show: (view: View) => void
  files: TakeAlongProps['files']
}

function Frames({ result, typed, origin, view, show }: ResultProps) {
  const { t } = useTranslation('responsive-checker')
  const script = useScript()
  const {
    page: { url, host, error, redirected },
    framing,
    widths,
  } = result
  const found = viewportsOf(view)
  const viewports = Array.isArray(found) ? found : []
  const verdict = widths
    .map(({ width, worst }) => `${t('px', { width })}: ${t(`verdicts.${worst ?? 'none'}`)}`)
    .join(' ')
  return (
    <ToolResult
      of={<span className="line-clamp-3 wrap-anywhere">{url}</span>}
      title={t(framing.reason ? 'result.read' : 'result.shown', { host })}
      status={verdict}
      shareUrl={origin + hrefOf(typed, view)}
    >
      {error && <Notice tone="warning">{t('result.error', { status: error })}</Notice>}
      {redirected && <p className="wrap-anywhere">{t('result.redirected', { url })}</p>}
      {framing.reason ? (
        <NotFramed
          {...framing}
          reason={framing.reason}
          url={url}
          viewports={viewports}
          script={script}
        />
      ) : (
        <Bench {...{ url, host, typed, view, viewports, script, show }} />
      )}
    </ToolResult>
  )
}

function Reading({ result, files }: ResultProps) {
  const { t } = useTranslation(['responsive-checker', 'tools'])
  const { findings, widths, breakpoints, moreBreakpoints, sheets, omissions, report } = result
  return (
    <>
      <Section
        id="findings"
        title={t('findings.title')}
        lead={t('findings.basis', { count: sheets })}
        tone="surface"
      >
        <div className="grid gap-12">
          <WidthSummary widths={widths} />
          {omissions.length > 0 && (
            <Notice>
              <ul className="grid gap-1">
                {omissions.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Notice>
          )}
          <Findings findings={findings} />
        </div>
      </Section>
      <Section
        id="breakpoints"
        title={t('breakpoints.title')}
        lead={t('breakpoints.lead')}
        layout="beside"
      >
        <Breakpoints breakpoints={breakpoints} more={moreBreakpoints} />
      </Section>
      <Section id="take" title={t('tools:take')} layout="beside">
        <TakeAlong title={t('report.name')} text={report} files={files} />
      </Section>
    </>
  )
}

/** A page at several sizes, and what its code says about 320, 768 and 1280 pixels. */
export function CheckerPage({
  typed,
  view: told,
  problems,
  result,
  origin,
  files,
}: CheckerPageProps) {
  const { t } = useTranslation('responsive-checker')
  const { view, show, showSizes } = useView(typed, told)
  const points = (list: 'measures' | 'omits') => [
    t(`${list}.first`),
    t(`${list}.second`),
    t(`${list}.third`),
  ]
  const shown = result && { result, typed, origin, view, show, files }
  return (
    <ToolPage
      tool="responsive-checker"
      lead={t('lead')}
      measures={points('measures')}
      omits={points('omits')}
    >
      <Container className="pb-section">
        <div className="grid gap-12">
          <CheckerForm {...{ typed, view, problems }} onSizes={result ? showSizes : undefined} />
          {shown && <Frames {...shown} />}
        </div>
      </Container>
      {shown && <Reading {...shown} />}
    </ToolPage>
  )
}
