import type { Phase } from './waterfall.rules'

export type PhaseName = Phase

/** The look of each part of a request. */
export const FILLS: Record<Phase, string> = {
  redirects: 'fill-line-strong',
  dns: 'fill-warning',
  connect: 'fill-danger',
  tls: 'fill-success',
  wait: 'fill-lantern',
  receive: 'fill-canal',
}

const LENGTH = 100
const HEIGHT = 6

/** A share of 1 as a bar; what it shows stands beside it in words. */
export function Bar({ share, fill }: { share: number; fill: string }) {
  return (
    <svg
      viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-1.5 w-full"
      aria-hidden="true"
    >
      <rect width={LENGTH} height={HEIGHT} className="fill-line" />
      <rect width={Math.max(1, share * LENGTH)} height={HEIGHT} className={fill} />
    </svg>
  )
}
