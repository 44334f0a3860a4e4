import { faceOf, type Face, type Family, type Weight } from './family.rules'
import { type FontClass } from './font-list.rules'

/** Two families as they are set: sizes in CSS px. */
export type Pair = {
  heading: Family
  body: Family
  weight: Weight
  headingSize: number
  bodySize: number
}

export type Grade = 'good' | 'fair' | 'poor'
/** What a rule found: which of its sentences says it, and the points that it gives. */
export type Finding =
  | { rule: 'xHeight'; says: 'same' | 'near' | 'apart' | 'caps'; grade: Grade; points: number }
  | {
      rule: 'difference'
      says: 'clear' | 'unclear' | 'twins' | 'one'
      grade: Grade
      points: number
    }
  | { rule: 'hierarchy'; says: 'clear' | 'some' | 'weak'; grade: Grade; points: number }
  | {
      rule: 'reading'
      says: 'good' | 'small' | 'thin' | 'both' | 'display' | 'caps'
      grade: Grade
      points: number
    }
  | { rule: 'letters'; says: 'all' | 'heading' | 'body'; grade: Grade; points: number }
export type Rule = Finding['rule']

/** The most points of each rule; together 100. */
export const POINTS = {
  xHeight: 25,
  difference: 35,
  hierarchy: 15,
  reading: 15,
  letters: 10,
} as const satisfies Record<Rule, number>

/**
 * The lowest x-height that is read fluently, in CSS px: 0.2° of the eye's field (Legge and Bigelow,
 * Journal of Vision 11(5):8, 2011), seen from 57 cm.
 */
export const FLUENT_X_HEIGHT = 7.5
/** A thinner line than half a CSS px is no more than grey on an ordinary display. */
export const FINEST_LINE = 0.5

const part = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

/** Whether the small letters of a face are capitals. */
export const isCaps = ({ xHeight, capHeight }: Face) => xHeight > capHeight * 0.97

/** How much lower the lower of two x-heights is, as a part of the higher one. */
export const xHeightGap = (one: Face, other: Face) =>
  1 - Math.min(one.xHeight, other.xHeight) / Math.max(one.xHeight, other.xHeight)

/**
 * The width of the average letter in x-heights: how condensed a face is, whatever its size on the
 * body.
 */
export const proportionOf = ({ width, xHeight }: Face) => width / xHeight

const SERIFED: FontClass[] = ['serif', 'slab']
const classGap = (one: FontClass, other: FontClass) =>
  one === other ? 0 : SERIFED.includes(one) && SERIFED.includes(other) ? 0.4 : 1

/** A difference in stroke contrast, and one in proportion, that counts as much as another class. */
const CLEAR_CONTRAST = 0.4
const CLEAR_PROPORTION = 0.4

/** How far two families are apart to the eye: 0 is the same, 1 is clearly another. */
export function distanceOf(one: Family, other: Family, weight: Weight = 400): number {
  const [a, b] = [faceOf(one, weight), faceOf(other, 400)]
  const contrast = Math.abs(a.contrast - b.contrast) / CLEAR_CONTRAST
  const proportion = Math.abs(proportionOf(a) - proportionOf(b)) / CLEAR_PROPORTION
  return classGap(one.class, other.class) + Math.min(1, contrast) + Math.min(1, proportion)
}

function judgeXHeight(heading: Face, body: Face): Finding {
  const most = POINTS.xHeight
  if (isCaps(heading) !== isCaps(body))
    return { rule: 'xHeight', says: 'caps', grade: 'fair', points: Math.round(most * 0.6) }
  const gap = xHeightGap(heading, body)
  const points = Math.round(most * (1 - part(gap, 0.02, 0.22)))
  if (gap <= 0.06) return { rule: 'xHeight', says: 'same', grade: 'good', points }
  return gap <= 0.14
    ? { rule: 'xHeight', says: 'near', grade: 'fair', points }
    : { rule: 'xHeight', says: 'apart', grade: 'poor', points }
}

function judgeDifference({ heading, body, weight }: Pair): Finding {
  const most = POINTS.difference
  if (heading.id === body.id)
    return { rule: 'difference', says: 'one', grade: 'fair', points: Math.round(most * 0.7) }
  const distance = distanceOf(heading, body, weight)
  const points = Math.round(most * part(distance, 0.2, 1.5))
  if (distance >= 0.9) return { rule: 'difference', says: 'clear', grade: 'good', points }
  return distance >= 0.5
    ? { rule: 'difference', says: 'unclear', grade: 'fair', points }
    : { rule: 'difference', says: 'twins', grade: 'poor', points }
}

/** How much thicker the heading's stems are than the text's, at the sizes that both are set in. */
export function stemRatio({ heading, body, weight, headingSize, bodySize }: Pair): number {
  return (faceOf(heading, weight).stem * headingSize) / (faceOf(body, 400).stem * bodySize)
}

function judgeHierarchy(pair: Pair): Finding {
  const ratio = stemRatio(pair)
  const points = Math.round(POINTS.hierarchy * part(ratio, 1, 2.5))
  if (ratio >= 2.2) return { rule: 'hierarchy', says: 'clear', grade: 'good', points }
  return ratio >= 1.5
    ? { rule: 'hierarchy', says: 'some', grade: 'fair', points }
    : { rule: 'hierarchy', says: 'weak', grade: 'poor', points }
}

function judgeReading({ body, bodySize }: Pair): Finding {
  const most = POINTS.reading
  const face = faceOf(body, 400)
  if (isCaps(face)) return { rule: 'reading', says: 'caps', grade: 'poor', points: 0 }
  if (body.class === 'display')
    return { rule: 'reading', says: 'display', grade: 'poor', points: 0 }
  const low = part(FLUENT_X_HEIGHT - face.xHeight * bodySize, 0, 2)
  const thin = part(FINEST_LINE - face.thin * bodySize, 0, 0.3)
  const points = Math.round(most * (1 - Math.min(1, 0.7 * low + 0.5 * thin)))
  const grade = points >= most * 0.5 ? 'fair' : 'poor'
  if (low > 0 && thin > 0) return { rule: 'reading', says: 'both', grade, points }
  if (low > 0) return { rule: 'reading', says: 'small', grade, points }
  return thin > 0
    ? { rule: 'reading', says: 'thin', grade, points }
    : { rule: 'reading', says: 'good', grade: 'good', points }
}

function judgeLetters({ heading, body }: Pair): Finding {
  if (body.missing) return { rule: 'letters', says: 'body', grade: 'poor', points: 0 }
  if (heading.missing) return { rule: 'letters', says: 'heading', grade: 'poor', points: 2 }
  return { rule: 'letters', says: 'all', grade: 'good', points: POINTS.letters }
}

export type Verdict = 'strong' | 'sound' | 'weak' | 'twins'
export type Judged = { score: number; verdict: Verdict; findings: Finding[] }

/**
 * Two different families that nobody tells apart are never a pair, whatever else they have in
 * common.
 */
const TWINS_MOST = 59

/** From these points on a pair is strong, as long as no rule finds it poor, and sound. */
const STRONG = 88
const SOUND = 70

/** A pair by the five rules, 0 to 100. */
export function judge(pair: Pair): Judged {
  const [heading, body] = [faceOf(pair.heading, pair.weight), faceOf(pair.body, 400)]
  const findings = [
    judgeXHeight(heading, body),
    judgeDifference(pair),
    judgeHierarchy(pair),
    judgeReading(pair),
    judgeLetters(pair),
  ]
  const sum = findings.reduce((total, { points }) => total + points, 0)
  if (findings[1]!.says === 'twins')
    return { score: Math.min(sum, TWINS_MOST), verdict: 'twins', findings }
  const isStrong = sum >= STRONG && findings.every(({ grade }) => grade !== 'poor')
  return { score: sum, verdict: isStrong ? 'strong' : sum >= SOUND ? 'sound' : 'weak', findings }
}
