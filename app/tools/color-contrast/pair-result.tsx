import { useTranslation } from 'react-i18next'
import { type Grade } from '~/domain/studios/contrast.rules'
import { Notice } from '~/ui/feedback/notice'
import { ToolResult } from '~/tools/_area/tool-result'
import { type Suggestion } from './nearest'
import { Sample } from './sample'
import { type ApcaProps, type SeenPair } from './second-opinions'
import { Verdicts, type Verdict } from './verdicts'

type ReadColor = { css: string; hex: string; translucent: boolean; outside: boolean }

export type Pair = {
  text: ReadColor
  background: ReadColor
  /** What lies behind the background. */
  base: string
  ratio: string
  /** On a display of Display P3, where it shows more of the colors. */
  wideRatio: string | null
  grade: Grade
  verdicts: Verdict[]
  apca: ApcaProps
  suggestions: Suggestion[]
  visions: SeenPair[]
  swapHref: string
  css: string
  report: string
}
export type PairResultProps = { pair: Pair; shareUrl: string }

/** What was measured when it is not what was typed. */
function useNotes({ text, background, base, wideRatio }: Pair) {
  const { t } = useTranslation('color-contrast')
  return [
    ...[text, background].flatMap(({ outside, css, hex }) =>
      outside ? [t('notes.outside', { color: css, hex })] : [],
    ),
    ...(wideRatio ? [t('notes.wide', { ratio: wideRatio })] : []),
    ...(background.translucent
      ? [t('notes.translucentBackground', { base, hex: background.hex })]
      : []),
    ...(text.translucent ? [t('notes.translucentText', { hex: text.hex })] : []),
  ]
}

/** The verdict on two colors: a picture, a sentence and a table. */
export function PairResult({ pair, shareUrl }: PairResultProps) {
  const { t } = useTranslation('color-contrast')
  const { text, background, ratio, grade, verdicts } = pair
  const notes = useNotes(pair)
  const title = t(`grades.${grade}.title`)
  return (
    <ToolResult
      of={
        <code className="wrap-anywhere">
          {t('result.of', { text: text.css, background: background.css })}
        </code>
      }
      title={`${t('result.ratio', { ratio })}. ${title}`}
      status={t('result.status', { ratio, verdict: title })}
      shareUrl={shareUrl}
    >
      <Sample text={text.hex} background={background.hex} ratio={ratio} />
      <p className="max-w-[62ch] text-lg">{t(`grades.${grade}.text`)}</p>
      {notes.length > 0 && (
        <Notice>
          <ul className="grid gap-1 [font-variant-ligatures:none]">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Verdicts verdicts={verdicts} />
    </ToolResult>
  )
}
