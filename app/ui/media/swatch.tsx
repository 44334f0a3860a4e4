export type SwatchProps = { text: string; background: string; className?: string; letters?: string }

/** The same in every language: a specimen, not a word. */
const LETTERS = 'Aa'

/** Two colors as a picture, beside the words that name them: letters in one on the other. */
export function Swatch({
  text,
  background,
  className = 'h-12 w-16',
  letters = 'text-xl',
}: SwatchProps) {
  return (
    <svg aria-hidden className={`shrink-0 rounded-sm border border-line-strong ${className}`}>
      <rect width="100%" height="100%" fill={background} />
      <text
        x="50%"
        y="50%"
        dy="0.35em"
        textAnchor="middle"
        fill={text}
        className={`font-display font-semibold ${letters}`}
      >
        {LETTERS}
      </text>
    </svg>
  )
}

/** One color. */
export function Chip({ hex, className = 'size-6' }: { hex: string; className?: string }) {
  return (
    <svg aria-hidden className={`shrink-0 rounded-xs border border-line-strong ${className}`}>
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  )
}
