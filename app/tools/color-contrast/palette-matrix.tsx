import { useTranslation } from 'react-i18next'
import { type Grade } from '~/domain/studios/contrast.rules'
import { Chip, Swatch } from '~/ui/media/swatch'

type ReadColor = { name: string; hex: string }
export type Matrix = {
  colors: ReadColor[]
  rows: ({ ratio: string; grade: Grade } | null)[][]
  pairs: number
  good: number
  css: string
}

function Name({ name, hex }: ReadColor) {
  return (
    <span className="flex items-center gap-2.5 font-normal">
      <Chip hex={hex} />
      <span className="flex flex-col">
        <span className="max-w-40 truncate text-sm font-semibold" title={name}>
          {name}
        </span>{' '}
        {name !== hex && <code className="text-xs text-ink-soft">{hex}</code>}
      </span>
    </span>
  )
}

/**
 * Every color on every other, with ratio and grade in words. It scrolls in itself, also by the
 * keyboard.
 */
export function PaletteMatrix({ colors, rows }: Pick<Matrix, 'colors' | 'rows'>) {
  const { t } = useTranslation('color-contrast')
  const cell = 'border border-line p-2 align-middle'
  return (
    <div
      role="region"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
      tabIndex={0}
      aria-label={t('palette.scroll')}
      className="relative overflow-x-auto rounded-sm"
    >
      <table className="w-max border-collapse bg-ground">
        <caption className="sr-only">{t('palette.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${cell} text-start text-sm font-normal text-ink-soft`}>
              {t('palette.color')}
            </th>
            {colors.map((color, index) => (
              <th key={index} scope="col" className={`${cell} text-start`}>
                <Name {...color} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row" className={`${cell} text-start`}>
                <Name {...colors[at]!} />
              </th>
              {row.map((pair, index) => (
                <td key={index} className={cell}>
                  {pair ? (
                    <span className="flex items-center gap-2.5">
                      <Swatch
                        text={colors[at]!.hex}
                        background={colors[index]!.hex}
                        className="h-10 w-12"
                      />
                      <span className="flex flex-col leading-tight">
                        <strong>{pair.ratio}</strong>{' '}
                        <span className="text-xs whitespace-nowrap text-ink-soft">
                          {t(`grades.${pair.grade}.short`)}
                        </span>
                      </span>
                    </span>
                  ) : (
                    <span className="sr-only">{t('palette.same')}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
