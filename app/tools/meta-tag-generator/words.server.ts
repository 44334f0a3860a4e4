import type { FieldProblems } from './check-values.server'
import {
  BREADCRUMBS_MAX,
  FIELD_LIMITS,
  HREFLANG_MAX,
  type MetaField,
  type TextFieldName,
} from './fields.rules'
import { CHECK_AREAS, worstOf, type CheckArea, type Finding } from './finding.rules'
import { formatBytes, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const TOOL = 'meta-tag-generator'

/** What is wrong with each field, in words. */
export function sayProblems(
  problems: FieldProblems,
  language: Language,
): Partial<Record<MetaField, string>> {
  const t = translator(language, TOOL)
  return Object.fromEntries(
    Object.entries(problems).map(([field, { problem, entry }]) => {
      const max =
        problem === 'tooMany'
          ? field === 'hreflang'
            ? HREFLANG_MAX
            : BREADCRUMBS_MAX
          : FIELD_LIMITS[field as TextFieldName]
      return [field, t(`problems.${problem}`, { max: formatNumber(max, language), entry })]
    }),
  )
}

/** Numbers as the language writes them; `count` stays one, for its plural. */
function sayNumbers({ bytes, ...says }: NonNullable<Finding['says']>, language: Language) {
  const told = Object.entries(says).map(([name, value]) => [
    name,
    typeof value === 'number' && name !== 'count' && name !== 'status'
      ? formatNumber(value, language)
      : value,
  ])
  return {
    ...Object.fromEntries(told),
    ...(bytes === undefined ? {} : { size: formatBytes(Number(bytes), language) }),
  } as Record<string, string | number>
}

/** The findings in words, by what they are about. */
export function sayFindings(found: Partial<Record<CheckArea, Finding[]>>, language: Language) {
  const [t, check] = [translator(language, TOOL), translator(language, 'meta-tag-checks')]
  return CHECK_AREAS.flatMap((area) => {
    const findings = found[area] ?? []
    if (findings.length === 0) return []
    const told = findings.map(({ check: name, tone, says = {} }) => ({
      check: name,
      tone,
      text: check(name, sayNumbers(says, language) as { count: number }),
    }))
    return [{ area, title: t(`areas.${area}`), worst: worstOf(findings), findings: told }]
  })
}
