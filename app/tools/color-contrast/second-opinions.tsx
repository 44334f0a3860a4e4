import { useTranslation } from 'react-i18next'
import { type ApcaStep, type Grade } from '~/domain/studios/contrast.rules'
import { type Vision } from './vision.rules'
import { Badge } from '~/ui/feedback/badge'
import { Swatch } from '~/ui/media/swatch'

export type ApcaProps = { lc: string; step: ApcaStep; polarity: 'positive' | 'negative' | 'none' }

/** APCA's lightness contrast, and that it is a draft. */
export function Apca({ lc, step, polarity }: ApcaProps) {
  const { t } = useTranslation('color-contrast')
  return (
    <div className="grid gap-x-gap gap-y-6 md:grid-cols-3">
      <div className="grid content-start justify-items-start gap-2">
        <p className="font-display text-4xl font-semibold">{t('apca.value', { lc })}</p>
        <Badge tone="warning">{t('apca.draft')}</Badge>
      </div>
      <div className="grid content-start gap-3 md:col-span-2">
        <p className="text-lg">{t(`apca.steps.${step}`)}</p>
        <p>{t(`apca.polarity.${polarity}`)}</p>
        <p className="text-ink-soft">{t('apca.text')}</p>
      </div>
    </div>
  )
}

export type SeenPair = {
  vision: Vision
  text: string
  background: string
  ratio: string
  grade: Grade
}

/** The pair as it is seen with other kinds of color vision. */
export function Visions({ visions }: { visions: SeenPair[] }) {
  const { t } = useTranslation('color-contrast')
  return (
    <ul className="grid gap-gap min-[26rem]:grid-cols-2 xl:grid-cols-4">
      {visions.map(({ vision, ratio, grade, ...pair }) => (
        <li key={vision} className="grid content-start gap-3">
          <Swatch {...pair} className="h-28 w-full" letters="text-4xl" />
          <div>
            <h3 className="text-lg">{t(`vision.kinds.${vision}.name`)}</h3>
            <p className="text-sm text-ink-soft">{t(`vision.kinds.${vision}.text`)}</p>
          </div>
          <p className="flex flex-wrap items-center gap-x-3">
            <strong>{t('result.ratio', { ratio })}</strong>{' '}
            <span>{t(`grades.${grade}.short`)}</span>
          </p>
          <p className="text-sm text-ink-soft">
            <span className="sr-only">{t(`vision.kinds.${vision}.name`)}: </span>{' '}
            <code>{pair.text}</code> / <code>{pair.background}</code>
          </p>
        </li>
      ))}
    </ul>
  )
}
