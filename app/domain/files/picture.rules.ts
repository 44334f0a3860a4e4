import type { ScanFinding } from '~/platform/virus-scanner.server'

/**
 * What a picture may be that is shown to a client: megabytes of the file, and pixels once it is
 * unpacked.
 */
export const PICTURE_LIMITS = { megabytes: 20, pixels: 40_000_000, shortest: 40 }

export type PictureProblem =
  ScanFinding | 'none' | 'type' | 'tooLarge' | 'tooManyPixels' | 'tooSmall' | 'broken'
