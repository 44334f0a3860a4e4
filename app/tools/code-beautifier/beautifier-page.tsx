import { useTranslation } from 'react-i18next'
import type { CodeSettings } from './beautify.rules'
import { Container } from '~/ui/layout/container'
import { ShareLink } from '~/tools/_area/share-link'
import { ToolPage } from '~/tools/_area/tool-page'
import { CodeForm } from './code-form'
import { CodeProblem, type CodeProblemView } from './code-problem'
import { CodeResult, type CodeResultView } from './code-result'

export type BeautifierPageProps = {
  settings: CodeSettings
  settingsUrl: string
  /** The most that is taken. */
  limit: string
  answer?: {
    code: string
    settings: CodeSettings
    settingsUrl: string
    error: string | null
    problem: CodeProblemView | null
    result: CodeResultView | null
  }
}

/** Code as it was given, and beside it as it should be, or where it cannot be read. */
export function BeautifierPage({ limit, answer, ...opened }: BeautifierPageProps) {
  const { t } = useTranslation('code-beautifier')
  const { settings, settingsUrl } = answer ?? opened
  const points = (list: 'measures' | 'omits') => [
    t(`${list}.first`),
    t(`${list}.second`),
    t(`${list}.third`),
  ]
  return (
    <ToolPage
      tool="code-beautifier"
      lead={t('lead')}
      measures={points('measures')}
      omits={points('omits')}
      verb="does"
      kept={t('kept')}
    >
      <Container className="pb-section">
        <div className="grid gap-x-gap gap-y-12 lg:grid-cols-2">
          <div className="grid min-w-0 content-start gap-6">
            <CodeForm
              key={JSON.stringify(settings)}
              code={answer?.code ?? ''}
              settings={settings}
              limit={limit}
              error={answer?.error ?? null}
              answer={answer}
            />
            <ShareLink href={settingsUrl} label={t('shareSettings')} />
          </div>
          {answer?.problem && <CodeProblem {...answer.problem} answer={answer} />}
          {answer?.result && <CodeResult {...answer.result} />}
        </div>
      </Container>
    </ToolPage>
  )
}
