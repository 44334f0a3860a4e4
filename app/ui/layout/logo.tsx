import { brand } from '../../brand'

export type LogoProps = { name: string; className?: string }

const { house, ripple, glint } = brand.mark

/**
 * A stepped gable over water. At night (dark) one window is lit and the water carries its light; by
 * day (light) the house stands solid.
 */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 28 28" className={className} aria-hidden>
      <g className="light:hidden">
        <path
          d={house}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
        <rect x="11.7" y="10.2" width="4.6" height="6" rx=".4" className="fill-lantern" />
        <path d={ripple} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        <path d={glint} className="stroke-lantern" strokeWidth="1.8" strokeLinecap="round" />
      </g>
      <g className="hidden light:block">
        <path
          d={house}
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
        <rect x="11.7" y="10.2" width="4.6" height="6" rx=".4" className="fill-ground" />
        <path d={ripple + glint} className="stroke-canal" strokeWidth="1.8" strokeLinecap="round" />
      </g>
    </svg>
  )
}

export function Logo({ name, className = '' }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <LogoMark className="size-9 shrink-0" />
      <span className="font-display text-[1.625rem] leading-none font-bold tracking-[-0.02em]">
        {name}
      </span>
    </span>
  )
}
