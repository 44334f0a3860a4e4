import { APPROACHES, type Approach } from './approaches.rules'

/**
 * The questions of the guide with their answers, in the order of the page; both are its query
 * parameters.
 */
export const GUIDE_QUESTIONS = {
  make: ['site', 'shop', 'app'],
  editor: ['self', 'team', 'developers'],
  budget: ['small', 'medium', 'large'],
  special: ['none', 'connect', 'ai'],
} as const

export type GuideQuestion = keyof typeof GUIDE_QUESTIONS
export type GuideAnswers = {
  [Question in GuideQuestion]: (typeof GUIDE_QUESTIONS)[Question][number]
}

export const QUESTION_NAMES = Object.keys(GUIDE_QUESTIONS) as GuideQuestion[]

/** Integer US cents up to which a budget reaches; the large one has no end. */
export const BUDGET_CEILINGS = { small: 250_000, medium: 750_000, large: Infinity } as const

type Points = Partial<Record<Approach, number>>

/** How much each answer speaks for each approach. */
const POINTS: { [Question in GuideQuestion]: Record<GuideAnswers[Question], Points> } = {
  make: {
    site: { noCode: 2, cms: 2, custom: 1 },
    shop: { cms: 4, custom: 2 },
    app: { custom: 5, ai: 1 },
  },
  editor: {
    self: { noCode: 3, cms: 1 },
    team: { cms: 3, noCode: 1 },
    developers: { custom: 3, ai: 1 },
  },
  budget: {
    small: { noCode: 3, cms: 1 },
    medium: { cms: 2, ai: 2, noCode: 1 },
    large: { custom: 3, cms: 1 },
  },
  special: { none: { noCode: 1, cms: 1 }, connect: { custom: 3, cms: 1 }, ai: { ai: 9 } },
}

const POSSIBLE: Record<GuideAnswers['make'], readonly Approach[]> = {
  site: APPROACHES,
  shop: ['cms', 'custom', 'ai'],
  app: ['custom', 'ai'],
}
const FILTERS: Record<GuideAnswers['make'], 'website' | 'ecomm' | 'app'> = {
  site: 'website',
  shop: 'ecomm',
  app: 'app',
}

function isAnswer<Question extends GuideQuestion>(
  question: Question,
  value: string | undefined,
): value is GuideAnswers[Question] {
  return (GUIDE_QUESTIONS[question] as readonly string[]).includes(value ?? '')
}

/** The answers that a query holds; what is no answer is left out. */
export function readAnswers(given: Record<string, string | undefined>): Partial<GuideAnswers> {
  return Object.fromEntries(
    QUESTION_NAMES.flatMap((question) =>
      isAnswer(question, given[question]) ? [[question, given[question]]] : [],
    ),
  )
}

/** The questions that are still open. */
export function openQuestions(answers: Partial<GuideAnswers>): GuideQuestion[] {
  return QUESTION_NAMES.filter((question) => answers[question] === undefined)
}

export function isComplete(answers: Partial<GuideAnswers>): answers is GuideAnswers {
  return openQuestions(answers).length === 0
}

function pointsOf(answers: GuideAnswers, question: GuideQuestion): Points {
  return (POINTS[question] as Record<string, Points>)[answers[question]] ?? {}
}

/** The filter of the shop behind an approach, for what is to be made. */
function filterOf(approach: Approach, make: GuideAnswers['make']) {
  return approach === 'ai' ? ('ai' as const) : FILTERS[make]
}

export interface GuideResult {
  approach: Approach
  /** The next best, if there is one that can do it at all. */
  instead: Approach | null
  /** The questions whose answers speak for the approach at least as much as for any other. */
  reasons: GuideQuestion[]
  /** Value of the shop's category filter. */
  filter: 'website' | 'ecomm' | 'app' | 'ai'
}

/** The approach that the answers speak for; of equals, the shallower one, which costs less. */
export function chooseApproach(answers: GuideAnswers): GuideResult {
  const sum = (approach: Approach) =>
    QUESTION_NAMES.reduce(
      (total, question) => total + (pointsOf(answers, question)[approach] ?? 0),
      0,
    )
  const possible = POSSIBLE[answers.make].filter(
    (approach) => approach !== 'ai' || answers.special === 'ai',
  )
  const [approach = 'custom', instead = null] = [...possible].sort(
    (one, other) => sum(other) - sum(one),
  )
  const speaksFor = (question: GuideQuestion) => {
    const points = pointsOf(answers, question)
    return (points[approach] ?? 0) >= Math.max(1, ...Object.values(points))
  }
  return {
    approach,
    instead,
    reasons: QUESTION_NAMES.filter(speaksFor),
    filter: filterOf(approach, answers.make),
  }
}
