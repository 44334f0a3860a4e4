/** Every code with the details that its words need; app/domain/refusals.ts fills it in. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- nouns declare their own
export interface Refusals {}
export type RefusalCode = keyof Refusals

type Details<Code extends RefusalCode> = undefined extends Refusals[Code]
  ? [details?: undefined, options?: ErrorOptions]
  : [details: Refusals[Code], options?: ErrorOptions]

/**
 * The one error by which the domain refuses what was asked of it. `code` says why; its status and
 * its words stand in app/shell/refusal-answers.server.ts. A docstring that says "Throws `refund.*`"
 * means any code that begins like this, or `moved` of that noun. Every other error is
 * a fault of ours, or of a service.
 */
export class DomainError<Code extends RefusalCode = RefusalCode> extends Error {
  name = 'DomainError'
  readonly details: Refusals[Code]

  constructor(
    readonly code: Code,
    ...[details, options]: Details<Code>
  ) {
    super(typeof details === 'string' ? `${code}: ${details}` : code, options)
    this.details = details as Refusals[Code]
  }
}

type Refused<Code extends RefusalCode> = { [Each in Code]: DomainError<Each> }[Code]

/** Whether an error is a refusal of the domain, with one of these codes where some are given. */
export function isRefusal<Code extends RefusalCode = RefusalCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is Refused<Code> {
  return (
    error instanceof DomainError &&
    (codes.length === 0 || codes.some((code) => code === error.code))
  )
}
