import { useTranslation } from 'react-i18next'
import { type Half } from './pair-preview'

/** Parts of the font size in which the letters are drawn, and the room around them. */
const SIZE = 500
const MARGIN = 60
const BETWEEN = 150
const TOP = 480
const BOTTOM = 90

const line = (look: 'solid' | 'dashed') => (look === 'dashed' ? { strokeDasharray: '17 11' } : {})

function Key({ half, look, color }: { half: Half; look: 'solid' | 'dashed'; color: string }) {
  const { t } = useTranslation('font-pairing-tool')
  return (
    <li className="flex items-center gap-3">
      <svg aria-hidden viewBox="0 0 100 20" className={`h-2 w-10 shrink-0 ${color}`}>
        <path d="M0 10h100" strokeWidth="13" {...line(look)} />
      </svg>
      {t('drawing.height', { name: half.name, share: half.tall })}
    </li>
  )
}

/**
 * The same letters of both faces in one size on one base line, with the tops of their small
 * letters.
 */
export function XHeights({ heading, body }: { heading: Half; body: Half }) {
  const { t } = useTranslation('font-pairing-tool')
  const second = MARGIN + heading.drawing.width + BETWEEN
  const width = second + body.drawing.width + MARGIN
  const levels = [
    ['solid', 'stroke-lantern', heading],
    ['dashed', 'stroke-canal', body],
  ] as const
  return (
    <figure className="grid content-start gap-4">
      <svg
        role="img"
        aria-label={t('drawing.label', {
          heading: heading.name,
          one: heading.tall,
          body: body.name,
          other: body.tall,
        })}
        viewBox={`0 ${-TOP} ${width} ${TOP + BOTTOM}`}
        className="h-auto w-full rounded-md border border-line bg-surface"
      >
        <path d={`M0 0h${width}`} className="stroke-line-strong" strokeWidth="2.5" />
        <g className="fill-ink">
          <path d={heading.drawing.path} transform={`translate(${MARGIN} 0)`} />
          <path d={body.drawing.path} transform={`translate(${second} 0)`} />
        </g>
        {levels.map(([look, color, { xHeight }]) => (
          <path
            key={look}
            d={`M0 ${-xHeight * SIZE}h${width}`}
            className={color}
            strokeWidth="4"
            {...line(look)}
          />
        ))}
      </svg>
      <figcaption>
        <ul className="grid gap-1 text-sm text-ink-soft">
          {levels.map(([look, color, half]) => (
            <Key key={look} half={half} look={look} color={color} />
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
