import { useTranslation } from 'react-i18next'
import type { ImageSettings, TypedImageSettings } from './image.rules'
import { Container } from '~/ui/layout/container'
import { ShareLink } from '~/tools/_area/share-link'
import { ToolPage } from '~/tools/_area/tool-page'
import { ImageForm, type ImageLimits } from './image-form'
import { ImageResults, type ImageResultsProps } from './image-results'

export type OptimizerPageProps = {
  typed: TypedImageSettings
  settings: ImageSettings
  settingsUrl: string
  limits: ImageLimits
  /** Where the form is sent to for an archive. */
  archive: string
  answer?: {
    typed: TypedImageSettings
    settings: ImageSettings
    settingsUrl: string
    errors: { fieldId: string; message: string }[]
  } & Pick<ImageResultsProps, 'refused' | 'total' | 'images'>
}

/**
 * Pictures as they were given, and beside them lighter ones, with what was lost and what was in
 * them.
 */
export function OptimizerPage({ limits, archive, answer, ...opened }: OptimizerPageProps) {
  const { t } = useTranslation('image-optimizer')
  const { typed, settings, settingsUrl } = answer ?? opened
  const points = (list: 'measures' | 'omits') => [
    t(`${list}.first`, limits),
    t(`${list}.second`, limits),
    t(`${list}.third`, limits),
  ]
  return (
    <ToolPage
      tool="image-optimizer"
      lead={t('lead')}
      measures={points('measures')}
      omits={points('omits')}
      verb="does"
      kept={t('kept')}
    >
      <Container className="pb-section">
        <div className="grid gap-6">
          <ImageForm
            key={opened.settingsUrl}
            {...{ typed, settings, limits, archive }}
            errors={answer?.errors ?? []}
            answer={answer}
          />
          <ShareLink href={settingsUrl} label={t('shareSettings')} />
        </div>
        {answer && answer.total !== null && (
          <ImageResults
            refused={answer.refused}
            total={answer.total}
            images={answer.images}
            answer={answer}
          />
        )}
      </Container>
    </ToolPage>
  )
}
