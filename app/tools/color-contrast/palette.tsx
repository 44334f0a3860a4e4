import { useTranslation } from 'react-i18next'
import { PALETTE_COLORS, PALETTE_MAX } from './limits.rules'
import { paths } from '~/paths'
import { TextArea } from '~/ui/form/text-area'
import { Link } from '~/ui/layout/link'
import { Section } from '~/ui/layout/section'
import { TakeAlong } from '~/tools/_area/take-along'
import { ToolForm } from '~/tools/_area/tool-form'
import { PaletteMatrix, type Matrix } from './palette-matrix'

export type PaletteProps = {
  typed: string
  error?: string
  /** The pair of colors, which the address keeps. */
  kept: Record<string, string>
  matrix: Matrix | null
  files: { name: string; href: string }[]
}

/** Colors of this studio's own style sheet. */
const EXAMPLE =
  'ink: #0d1d26\npaper: #f8f6f0\nlantern: #a84600\nlamp: #ffb547\ncanal: #0a625f\nwater: #62d2c8'

/** A whole palette, each color on every other. */
export function Palette({ typed, error, kept, matrix, files }: PaletteProps) {
  const { t } = useTranslation('color-contrast')
  const status = matrix
    ? `${t('palette.status', { count: matrix.pairs })}, ${t('palette.good', { count: matrix.good })}`
    : ''
  return (
    <Section
      id="palette"
      tone="surface"
      title={t('palette.title')}
      lead={t('palette.lead', { max: PALETTE_COLORS })}
      layout="beside"
    >
      <div className="grid gap-8">
        <ToolForm
          id="palette-form"
          action={paths.tool('color-contrast')}
          submit={t('palette.check')}
          errors={error ? [{ fieldId: 'palette-colors', message: error }] : []}
          kept={kept}
        >
          <TextArea
            id="palette-colors"
            name="palette"
            label={t('palette.field')}
            hint={t('palette.hint')}
            errors={error ? [error] : undefined}
            defaultValue={typed}
            maxLength={PALETTE_MAX}
            rows={6}
            spellCheck={false}
            autoCapitalize="none"
            className="min-h-44 font-mono"
          />
        </ToolForm>
        {!typed && (
          <p>
            <Link
              to={paths.tool('color-contrast', { ...kept, palette: EXAMPLE })}
              preventScrollReset
              className="inline-block min-h-6 quiet-link"
            >
              {t('palette.example')}
            </Link>
          </p>
        )}
        <p role="status" className="font-semibold empty:hidden">
          {status}
        </p>
        {matrix && <PaletteMatrix {...matrix} />}
        {matrix && <TakeAlong title={t('take.palette')} text={matrix.css} files={files} />}
      </div>
    </Section>
  )
}
