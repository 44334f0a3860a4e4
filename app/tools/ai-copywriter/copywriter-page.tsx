import { useTranslation } from 'react-i18next'
import type { BriefField, SaidLimits, TypedBrief } from './brief.rules'
import { Notice } from '~/ui/feedback/notice'
import { Container } from '~/ui/layout/container'
import { ToolPage } from '~/tools/_area/tool-page'
import { BriefForm } from './brief-form'
import { Drafts, type DraftsView } from './drafts'
import { useStreamedCopy } from './use-streamed-copy'
import { Writing } from './writing'

export type CopyAnswerView = {
  brief: TypedBrief
  error: string | null
  problems: Partial<Record<BriefField, string>>
  result: DraftsView | null
}
export type CopywriterPageProps = {
  brief: TypedBrief
  limits: SaidLimits
  /** A model writes, and with script its words come as it writes them. */
  streams: boolean
  /** Who writes. */
  notice: { title: string; text: string }
  answer?: CopyAnswerView
}

/** A brief, and beside it the drafts with what they measure. */
export function CopywriterPage({
  brief: empty,
  limits,
  streams,
  notice,
  answer: posted,
}: CopywriterPageProps) {
  const { t } = useTranslation('ai-copywriter')
  const stream = useStreamedCopy(streams, posted)
  const { answer } = stream
  const points = (list: 'measures' | 'omits') => [
    t(`${list}.first`),
    t(`${list}.second`),
    t(`${list}.third`),
  ]
  return (
    <ToolPage
      tool="ai-copywriter"
      lead={t('lead')}
      measures={points('measures')}
      omits={points('omits')}
      verb="does"
      kept={t(streams ? 'keptModel' : 'kept')}
    >
      <Container className="pb-section">
        <div className="grid gap-x-gap gap-y-12 lg:grid-cols-12">
          <div className="grid min-w-0 content-start gap-6 lg:col-span-5 lg:pe-8">
            <Notice title={notice.title}>{notice.text}</Notice>
            <BriefForm
              brief={answer?.brief ?? empty}
              limits={limits}
              error={answer?.error ?? null}
              problems={answer?.problems ?? {}}
              answer={answer}
              onSubmit={stream.onSubmit}
            />
          </div>
          <div className="min-w-0 lg:col-span-7">
            {stream.state !== 'still' && (
              <Writing state={stream.state} text={stream.text} onStop={stream.stop} />
            )}
            {stream.state === 'still' && answer?.result && <Drafts {...answer.result} />}
          </div>
        </div>
      </Container>
    </ToolPage>
  )
}
