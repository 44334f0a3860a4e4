/**
 * The grounds on which a review is refused. That it gives few stars or is critical is none of them:
 * to take away merely negative reviews misleads the readers of the others (Directive 2005/29/EC,
 * annex I, 23c).
 */
export const REFUSALS = ['personal', 'insult', 'unlawful', 'advertising', 'offTopic'] as const
export type Refusal = (typeof REFUSALS)[number]

export const isRefusal = (value: unknown): value is Refusal =>
  REFUSALS.some((refusal) => refusal === value)
