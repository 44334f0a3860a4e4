export type ProblemKind =
  | 'sign'
  | 'expected'
  | 'negative'
  | 'unit'
  | 'unitless'
  | 'flexMin'
  | 'autoFixed'
  | 'autoTwice'
  | 'nested'
  | 'subgrid'
  | 'count'
  | 'tooMany'
  | 'unclosed'
  | 'name'
  | 'function'
  | 'empty'
  | 'tooLarge'
  | 'math'
  | 'tooLong'
  | 'gap'
  | 'width'
  | 'widthTwice'
  | 'ragged'
  | 'rectangle'
  | 'nameLong'
  | 'line'
  | 'zero'
  | 'twice'
  | 'tooManyItems'
  | 'unknownLine'
  | 'notItem'

/**
 * What is wrong with a text: what was found, and where in it (signs from 1; a line where it has
 * several).
 */
export type Problem = { kind: ProblemKind; found?: string; at?: number; line?: number }

/** Thrown inside a reader; what is asked for a text catches it. */
export class Misread extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind)
  }
}

export type Read<Value> =
  { value: Value; problem?: undefined } | { value?: undefined; problem: Problem }

/** What a reader returns, or what it stumbled over. */
export function attempt<Value>(read: () => Value): Read<Value> {
  try {
    return { value: read() }
  } catch (error) {
    if (error instanceof Misread) return { problem: error.problem }
    throw error
  }
}
