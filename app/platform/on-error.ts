/**
 * For `catch`: what stands in for an error of one class. Every other error is thrown on.
 */
export const onError =
  <Kind extends Error, Value>(
    kind: abstract new (...args: never[]) => Kind,
    answer: (error: Kind) => Value,
  ) =>
  (error: unknown): Value => {
    if (error instanceof kind) return answer(error)
    throw error
  }
