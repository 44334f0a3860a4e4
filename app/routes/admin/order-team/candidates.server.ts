import type { Candidate, CandidatesWanted } from '~/domain/freelancers/capacity.server'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { skillWords } from '~/network/freelancer-texts.server'

/** As many are shown with all that is known of them; the others can be chosen by name. */
const SHOWN = 12

/** What speaks against somebody; empty when nothing does. */
function sayWhyNot({ missing, capacity }: Candidate, language: Language): string {
  const t = translator(language, 'assignments')
  const lacks =
    missing.length > 0
      ? [t('team.fit.lacks', { skills: skillWords(missing, language).join(', ') })]
      : []
  if (capacity.left > 0) return lacks.join(' · ')
  const time =
    capacity.available > 0
      ? t('team.fit.taken')
      : capacity.daysAway > 0
        ? t('team.fit.away')
        : t('team.fit.none')
  return [...lacks, time].join(' · ')
}

function presentCandidate(candidate: Candidate, { skills }: CandidatesWanted, language: Language) {
  const t = translator(language, 'assignments')
  const { id, name, capacity, fits, hourlyRate, currency } = candidate
  const whyNot = sayWhyNot(candidate, language)
  const matching = skills.filter((skill) => candidate.skills.includes(skill))
  const rate =
    hourlyRate === null
      ? []
      : [t('team.rate', { amount: formatMoney(hourlyRate, currency, language) })]
  const hours = t('team.fit.hours', { left: capacity.left, all: capacity.available })
  return {
    ...{
      id,
      name,
      fits,
      whyNot,
      hours,
      daysAway: capacity.daysAway,
      href: adminPaths.freelancer(id),
    },
    skills: skillWords(matching, language).join(', '),
    option: { value: id, label: [name, fits ? hours : whyNot, ...rate].join(' · ') },
  }
}

/**
 * Whom a milestone can be offered to: those who fit first, then the others with what speaks against
 * them.
 */
export function presentCandidates(
  candidates: Candidate[],
  wanted: CandidatesWanted,
  language: Language,
) {
  const t = translator(language, 'assignments')
  const rows = candidates.map((candidate) => presentCandidate(candidate, wanted, language))
  const group = (fits: boolean) =>
    rows.filter((row) => row.fits === fits).map(({ option }) => option)
  const dates = { from: formatDate(wanted.from, language), to: formatDate(wanted.to, language) }
  return {
    asks:
      wanted.skills.length > 0
        ? t('team.fit.asks', { skills: skillWords(wanted.skills, language).join(', '), ...dates })
        : t('team.fit.dates', dates),
    rows: rows.slice(0, SHOWN).map(({ option: _option, ...row }) => row),
    more: Math.max(0, rows.length - SHOWN),
    options: [
      { label: t('team.fit.yes'), options: group(true) },
      { label: t('team.fit.no'), options: group(false) },
    ].filter(({ options }) => options.length > 0),
  }
}
