export type LogoMarkProps = { className?: string; title?: string }
export type LogoProps = { name: string; className?: string; markOnly?: boolean }

const gable = 'M5 20V12h2V9h2.4V6h2.2V3.2h4.8V6h2.2v3H21v3h2v8z'

/** A stepped gable over water. At night (dark) one window is lit and the water carries its light; by day (light) the house stands solid. */
export function LogoMark({ className = 'size-9', title }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 28 28" className={className} role={title ? 'img' : undefined} aria-label={title} aria-hidden={title ? undefined : true}>
      <g className="light:hidden">
        <path d={gable} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
        <rect x="11.7" y="10.2" width="4.6" height="6" rx=".4" className="fill-lantern" />
        <path d="M8 23.4h12" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        <path d="M11 26.6h6" className="stroke-lantern" strokeWidth="1.8" strokeLinecap="round" />
      </g>
      <g className="hidden light:block">
        <path d={gable} fill="currentColor" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
        <rect x="11.7" y="10.2" width="4.6" height="6" rx=".4" className="fill-ground" />
        <path d="M8 23.4h12M11 26.6h6" className="stroke-canal" strokeWidth="1.8" strokeLinecap="round" />
      </g>
    </svg>
  )
}

export function Logo({ name, className = '', markOnly = false }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <LogoMark className="size-9 shrink-0" />
      <span className={markOnly ? 'sr-only' : 'font-display text-[1.625rem] leading-none font-bold tracking-[-0.02em]'}>{name}</span>
    </span>
  )
}
