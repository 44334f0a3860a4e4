import { faceOf, type Face, type Family, weightOf } from './family.rules'
import { missingIn } from './letters.rules'
import { LINE_CHARACTERS } from './limits.rules'
import {
  FLUENT_X_HEIGHT,
  FINEST_LINE,
  isCaps,
  judge,
  POINTS,
  proportionOf,
  stemRatio,
  xHeightGap,
  type Finding,
  type Pair,
} from './score.rules'
import { formatNumber, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'

export const TOOL = 'font-pairing-tool'
/** Words that only the server needs. */
export const WORDS = 'font-pairing-words'

/** A part of one as per cent, to a tenth. */
export const tellShare = (share: number, language: Language) =>
  formatRate(Math.round(share * 1000) * 10, language)
/** How many times thicker the thickest stroke is than the thinnest. */
export const tellContrast = ({ contrast }: Face, language: Language) =>
  `1 : ${formatNumber(1 / contrast, language, 1)}`

const lettersMissing = ({ missing }: Family) =>
  [...new Set(LANGUAGES.flatMap((language) => missingIn(language, missing)))]
    .filter((letter) => letter === letter.toLowerCase())
    .join(' ')

/** What a rule found, as a sentence with its figures. */
function tellFinding(finding: Finding, pair: Pair, language: Language): string {
  const [t, name] = [translator(language, WORDS), translator(language, TOOL)]
  const { heading, body, weight, headingSize, bodySize } = pair
  const [its, text] = [faceOf(heading, weight), faceOf(body, 400)]
  const names = { heading: heading.name, body: body.name }
  const share = (value: number) => tellShare(value, language)
  const pixels = (value: number) => formatNumber(value, language, 1)
  switch (finding.rule) {
    case 'xHeight':
      return t(`rules.xHeight.${finding.says}`, {
        ...names,
        one: share(its.xHeight),
        other: share(text.xHeight),
        gap: share(xHeightGap(its, text)),
        caps: isCaps(its) ? heading.name : body.name,
      })
    case 'difference':
      return t(`rules.difference.${finding.says}`, {
        ...names,
        classes:
          heading.class === body.class
            ? t('rules.difference.sameClass', { class: name(`classes.${heading.class}`) })
            : t('rules.difference.classes', {
                one: name(`classes.${heading.class}`),
                other: name(`classes.${body.class}`),
              }),
        ...{ one: tellContrast(its, language), other: tellContrast(text, language) },
        ...{
          width: formatNumber(proportionOf(its), language, 2),
          otherWidth: formatNumber(proportionOf(text), language, 2),
        },
      })
    case 'hierarchy':
      return t(`rules.hierarchy.${finding.says}`, {
        ...names,
        ratio: formatNumber(stemRatio(pair), language, 1),
        one: pixels(its.stem * headingSize),
        other: pixels(text.stem * bodySize),
      })
    case 'reading':
      return t(`rules.reading.${finding.says}`, {
        ...{
          body: body.name,
          size: bodySize,
          height: pixels(text.xHeight * bodySize),
          line: formatNumber(text.thin * bodySize, language, 2),
        },
        ...{
          least: formatNumber(FLUENT_X_HEIGHT, language),
          finest: formatNumber(FINEST_LINE, language),
          better: Math.ceil(Math.max(FLUENT_X_HEIGHT / text.xHeight, FINEST_LINE / text.thin)),
        },
      })
    case 'letters':
      return t(`rules.letters.${finding.says}`, {
        ...names,
        missing: lettersMissing(finding.says === 'heading' ? heading : body),
      })
  }
}

/** Why two families fit or do not, each rule in words and with its points. */
export function tellPair(pair: Pair, language: Language) {
  const t = translator(language, WORDS)
  const { score, verdict, findings } = judge(pair)
  return {
    score,
    verdict,
    title: t(`verdicts.${verdict}.title`),
    text: t(`verdicts.${verdict}.text`),
    findings: findings.map((finding) => ({
      rule: finding.rule,
      grade: finding.grade,
      points: finding.points,
      most: POINTS[finding.rule],
      text: tellFinding(finding, pair, language),
    })),
  }
}

const FIGURES = [
  'xHeight',
  'capHeight',
  'width',
  'proportion',
  'stem',
  'contrast',
  'thin',
  'line',
] as const

function tellFigure(figure: (typeof FIGURES)[number], face: Face, language: Language) {
  if (figure === 'proportion') return formatNumber(proportionOf(face), language, 2)
  if (figure === 'contrast') return tellContrast(face, language)
  if (figure === 'line')
    return tellShare((face.ascent - face.descent + face.lineGap) / face.unitsPerEm, language)
  return tellShare(face[figure], language)
}

/** What was measured of the two faces, side by side. */
export function tellFigures({ heading, body, weight }: Pair, language: Language) {
  const [its, text] = [faceOf(heading, weight), faceOf(body, 400)]
  return FIGURES.map((figure) => ({
    figure,
    heading: tellFigure(figure, its, language),
    body: tellFigure(figure, text, language),
  }))
}

/** The length of a good line of the text, in CSS px. */
export const lineLength = ({ body, bodySize }: Pair) =>
  Math.round(LINE_CHARACTERS * faceOf(body, 400).width * bodySize)

/** The result in words, a line for each thing that it says. */
export function pairReport(pair: Pair, language: Language): string {
  const t = translator(language, TOOL)
  const { score, title, text, findings } = tellPair(pair, language)
  const face = (family: Family, weight: 400 | 700, size: number) =>
    t('preview.face', { name: family.name, weight: weightOf(family, weight), size })
  return [
    `${t('form.heading')}: ${face(pair.heading, pair.weight, pair.headingSize)}`,
    `${t('form.body')}: ${face(pair.body, 400, pair.bodySize)}`,
    `${t('result.score', { score })}. ${title}.`,
    text,
    ...findings.map(
      ({ rule, points, most, text }) =>
        `- ${t(`rules.${rule}.name`)} (${t('rules.points', { points, most })}): ${text}`,
    ),
    ...tellFigures(pair, language).map(
      ({ figure, heading, body }) => `- ${t(`figures.${figure}.name`)}: ${heading} / ${body}`,
    ),
  ].join('\n')
}
