import { useTranslation } from 'react-i18next'
import { type Axis } from './grid.rules'
import { type Preset } from './presets.rules'
import { Notice } from '~/ui/feedback/notice'
import { Container } from '~/ui/layout/container'
import { Link } from '~/ui/layout/link'
import { Section } from '~/ui/layout/section'
import { TakeAlong } from '~/tools/_area/take-along'
import { ToolPage } from '~/tools/_area/tool-page'
import { ToolResult } from '~/tools/_area/tool-result'
import { useLastResult } from '~/tools/_area/use-last-result'
import { GridForm } from './grid-form'
import { type FieldsProps } from './layout-fields'
import { LayoutResult, type LayoutView } from './layout-result'
import { OrderResult, type Order } from './order-result'

type File = 'grid.html' | 'grid.css' | 'tailwind.html' | 'preview.css'

type GridView = {
  layouts: LayoutView[]
  isTurned: boolean
  orders: Order[]
  subgrid: { item: string; axis: Axis } | null
  status: string
  title: string
  html: string
  css: string
  tailwind: string
}

export type GridPageProps = FieldsProps & {
  presets: { preset: Preset; href: string }[]
  /** Null when something in the form cannot be read. */
  grid: GridView | null
  shareUrl: string
  files: Record<File, string>
}

function Presets({ presets }: Pick<GridPageProps, 'presets'>) {
  const { t } = useTranslation('css-grid-generator')
  return (
    <nav aria-label={t('presets.label')} className="pb-10">
      <p className="mb-3 font-semibold">{t('presets.label')}</p>
      <ul className="flex flex-wrap gap-2">
        {presets.map(({ preset, href }) => (
          <li key={preset}>
            <Link
              to={href}
              preventScrollReset
              className="inline-flex min-h-11 items-center rounded-sm border border-line-strong px-4 hover:border-canal hover:bg-canal-soft"
            >
              {t(`presets.${preset}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Result({
  grid,
  preview,
  shareUrl,
}: {
  grid: GridView
  preview: string
  shareUrl: string
}) {
  const { t } = useTranslation('css-grid-generator')
  return (
    <ToolResult title={grid.title} status={grid.status} shareUrl={shareUrl}>
      <link rel="stylesheet" href={preview} />
      <OrderResult turned={grid.isTurned} orders={grid.orders} />
      {grid.layouts.map((layout, index) => (
        <LayoutResult key={layout.key} layout={layout} index={index} />
      ))}
      {grid.subgrid && (
        <Notice title={t('subgrid.title', { item: grid.subgrid.item })}>
          {t(`subgrid.${grid.subgrid.axis}`)} {t('subgrid.support')}
        </Notice>
      )}
    </ToolResult>
  )
}

/** A grid from a form: its layouts to look at, whether it is read as it is seen, and its code. */
export function GridPage({
  values,
  problems,
  presets,
  grid: answered,
  shareUrl,
  files,
}: GridPageProps) {
  const { t } = useTranslation(['css-grid-generator', 'tools'])
  const points = (list: 'does' | 'omits') => [
    t(`${list}.first`),
    t(`${list}.second`),
    t(`${list}.third`),
  ]
  const result = useLastResult(
    answered && { grid: answered, preview: files['preview.css'], shareUrl },
  )
  const file = (name: File) => [{ name, href: files[name] }]
  return (
    <ToolPage
      tool="css-grid-generator"
      lead={t('lead')}
      measures={points('does')}
      omits={points('omits')}
      verb="does"
    >
      <Container className="pb-section">
        <Presets presets={presets} />
        <div className="grid gap-x-gap gap-y-12 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-5 lg:pe-8">
            <GridForm values={values} problems={problems} />
          </div>
          {result && (
            <div className="min-w-0 lg:col-span-7">
              <Result {...result} />
            </div>
          )}
        </div>
      </Container>
      {answered && (
        <Section id="take" title={t('tools:take')} tone="surface">
          <div className="grid gap-x-gap gap-y-8 lg:grid-cols-2">
            <TakeAlong title={t('take.css')} text={answered.css} files={file('grid.css')} />
            <div className="grid min-w-0 content-start gap-8">
              <TakeAlong title={t('take.html')} text={answered.html} files={file('grid.html')} />
              <TakeAlong
                title={t('take.tailwind')}
                text={answered.tailwind}
                files={file('tailwind.html')}
              />
            </div>
          </div>
        </Section>
      )}
    </ToolPage>
  )
}
