import { useTranslation } from 'react-i18next'
import { type ContrastInput } from './contrast.schema'
import { COLOR_MAX } from './limits.rules'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Icon } from '~/ui/media/icon'
import { Container } from '~/ui/layout/container'
import { Section } from '~/ui/layout/section'
import { TakeAlong } from '~/tools/_area/take-along'
import { ToolForm } from '~/tools/_area/tool-form'
import { ToolPage } from '~/tools/_area/tool-page'
import { useLastResult } from '~/tools/_area/use-last-result'
import { ColorField } from '~/ui/form/color-field'
import { Nearest } from './nearest'
import { Palette } from './palette'
import { type Matrix } from './palette-matrix'
import { PairResult, type Pair } from './pair-result'
import { Apca, Visions } from './second-opinions'

type File = 'contrast.css' | 'contrast.txt' | 'palette.css' | 'palette.csv'
type Part = 'text' | 'background' | 'base'

export type ContrastPageProps = {
  values: ContrastInput
  /** What is wrong with a field. */
  problems: Partial<Record<Part | 'palette', string>>
  /** The colors without their transparency, as far as they can be read. */
  pickers: Partial<Record<Part, string>>
  /** Null when one of the colors cannot be read. */
  pair: Pair | null
  palette: Matrix | null
  shareUrl: string
  files: Record<File, string>
}

const PARTS: Part[] = ['text', 'background', 'base']

function PairForm({
  values,
  problems,
  pickers,
}: Pick<ContrastPageProps, 'values' | 'problems' | 'pickers'>) {
  const { t } = useTranslation('color-contrast')
  const errors = PARTS.flatMap((part) =>
    problems[part] ? [{ fieldId: `contrast-${part}`, message: problems[part] }] : [],
  )
  return (
    <ToolForm
      id="contrast"
      action={paths.tool('color-contrast')}
      submit={t('form.check')}
      errors={errors}
      kept={{ palette: values.palette }}
    >
      {PARTS.map((part) => (
        <ColorField
          key={part}
          id={`contrast-${part}`}
          name={part}
          label={t(`form.${part}`)}
          hint={
            part === 'background' ? undefined : t(part === 'text' ? 'form.hint' : 'form.baseHint')
          }
          errors={problems[part] ? [problems[part]] : undefined}
          defaultValue={values[part]}
          maxLength={COLOR_MAX}
          hex={pickers[part]}
          pickLabel={t(`form.pick.${part}`)}
        />
      ))}
    </ToolForm>
  )
}

/** The contrast of two colors, and of a palette. */
export function ContrastPage({
  values,
  problems,
  pickers,
  pair: answered,
  palette,
  shareUrl,
  files,
}: ContrastPageProps) {
  const { t } = useTranslation(['color-contrast', 'tools'])
  const points = (list: 'measures' | 'omits') => [
    t(`${list}.first`),
    t(`${list}.second`),
    t(`${list}.third`),
  ]
  const pair = useLastResult(answered)
  const file = (name: File) => ({ name, href: files[name] })
  return (
    <ToolPage
      tool="color-contrast"
      lead={t('lead')}
      measures={points('measures')}
      omits={points('omits')}
    >
      <Container className="pb-section">
        <div className="grid gap-x-gap gap-y-12 lg:grid-cols-12">
          <div className="grid content-start gap-4 lg:col-span-5 lg:pe-8">
            <PairForm values={values} problems={problems} pickers={pickers} />
            {answered && (
              <p>
                <ButtonLink to={answered.swapHref} preventScrollReset variant="quiet" size="sm">
                  <Icon name="arrow-up-down" size={16} />
                  {t('form.swap')}
                </ButtonLink>
              </p>
            )}
          </div>
          {pair && (
            <div className="min-w-0 lg:col-span-7">
              <PairResult pair={pair} shareUrl={shareUrl} />
            </div>
          )}
        </div>
      </Container>
      {pair && (
        <>
          <Section id="nearest" title={t('nearest.title')} lead={t('nearest.lead')} tone="surface">
            <Nearest
              suggestions={pair.suggestions}
              text={pair.text.hex}
              background={pair.background.hex}
            />
          </Section>
          <Section id="apca" title={t('apca.title')} layout="beside">
            <Apca {...pair.apca} />
          </Section>
          <Container>
            <hr className="border-line" />
          </Container>
          <Section id="vision" title={t('vision.title')} lead={t('vision.lead')} layout="beside">
            <Visions visions={pair.visions} />
          </Section>
        </>
      )}
      <Palette
        typed={values.palette}
        error={problems.palette}
        kept={{ text: values.text, background: values.background, base: values.base }}
        matrix={palette}
        files={[file('palette.css'), file('palette.csv')]}
      />
      {answered && (
        <Section id="take" title={t('tools:take')} layout="beside">
          <div className="grid gap-x-gap gap-y-8 md:grid-cols-2">
            <TakeAlong title={t('take.css')} text={answered.css} files={[file('contrast.css')]} />
            <TakeAlong
              title={t('take.report')}
              text={answered.report}
              files={[file('contrast.txt')]}
            />
          </div>
        </Section>
      )}
    </ToolPage>
  )
}
