import { WorkRefusedError, workRefusalStatus } from '../worker/work-refused'

/**
 * Why nothing came back: the address may not be asked, led in circles, has a name that nobody
 * knows, a certificate that is not valid for it, is of a type that was not asked for, unpacks into
 * far more than was sent, took too long, did not answer, has been asked so often that it is left in
 * peace, or there was no room: for anybody (`busy`), or for this visitor (`share`).
 */
export type FetchRefusal =
  | 'forbidden'
  | 'redirects'
  | 'name'
  | 'certificate'
  | 'type'
  | 'bomb'
  | 'timeout'
  | 'unreachable'
  | 'crowded'
  | 'busy'
  | 'share'

/** The status that says so to a visitor. */
export const fetchRefusalStatus = (reason: FetchRefusal) =>
  reason === 'crowded' ? 429 : workRefusalStatus(reason)

export class GuardedFetchError extends Error {
  name = 'GuardedFetchError'
  /** `detail` is the media type that came instead, for the reason `type`. */
  constructor(
    readonly reason: FetchRefusal,
    readonly detail = '',
  ) {
    super(reason)
  }
}

/**
 * The codes of Node's TLS that say that a certificate is not trusted, not valid any more, or
 * another's.
 */
const CERTIFICATE = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)|ERR_SSL)/

export function refusalOf(error: unknown): GuardedFetchError {
  if (error instanceof GuardedFetchError) return error
  if (error instanceof WorkRefusedError && (error.reason === 'busy' || error.reason === 'share'))
    return new GuardedFetchError(error.reason)
  const { code = '' } = error as { code?: string }
  return new GuardedFetchError(CERTIFICATE.test(code) ? 'certificate' : 'unreachable')
}
