import { categoryFilter, FILTERS, type FilterValue } from '../catalog/catalog.rules'

/** How many projects a page of the showcase lists. */
export const PROJECTS_PER_PAGE = 12
/** How many the home page shows, and how many technologies a card (spec §9). */
export const HOME_PROJECTS = 6
const SHOWN_TECHNOLOGIES = 3

/**
 * What the showcase is filtered by. `category` is a filter value of the catalog, `industry` the key
 * of one.
 */
export interface ShowcaseFilter {
  category: FilterValue | null
  technology: string | null
  industry: string | null
}

interface Work {
  category: string
  technologies: string[]
  /** The same in every language. */
  industryKey: string
  /** In the visitor's language. */
  industry: string
}

/** The name of an industry in addresses, out of its English name: `home-and-garden`. */
export function industryKey(englishName: string) {
  return englishName
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

function sameWord(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}

/** What there is to filter these projects by, in the order of the page. */
export function showcaseChoices(works: Work[], language: string) {
  const alphabet = new Intl.Collator(language)
  const industries = new Map(works.map((work) => [work.industryKey, work.industry]))
  return {
    categories: FILTERS.filter(
      (value) =>
        value !== 'all' &&
        works.some(({ category }) => category === categoryFilter(value)?.category),
    ),
    technologies: [...new Set(works.flatMap(({ technologies }) => technologies))].sort(
      alphabet.compare,
    ),
    industries: [...industries]
      .map(([key, name]) => ({ key, name }))
      .sort((one, other) => alphabet.compare(one.name, other.name)),
  }
}

type Asked = Record<keyof ShowcaseFilter, string | null>

/**
 * The filter that an address asks for. What no project has, or no category is called, is left out
 * and named in `unknown`.
 */
export function readShowcaseFilter(
  asked: Asked,
  works: Work[],
): { filter: ShowcaseFilter; unknown: string[] } {
  const words = {
    category: asked.category?.trim(),
    technology: asked.technology?.trim(),
    industry: asked.industry?.trim(),
  }
  const category = categoryFilter(words.category)
  const technology = works
    .flatMap(({ technologies }) => technologies)
    .find((name) => sameWord(name, words.technology ?? ''))
  const industry = works.find((work) =>
    sameWord(work.industryKey, words.industry ?? ''),
  )?.industryKey
  const known = { category: category?.value, technology, industry }
  return {
    filter: {
      category: category && category.value !== 'all' ? category.value : null,
      technology: technology ?? null,
      industry: industry ?? null,
    },
    unknown: (['category', 'technology', 'industry'] as const).flatMap((name) =>
      words[name] && !known[name] ? [words[name]] : [],
    ),
  }
}

/** Whether a project is what the filter asks for, in every respect. */
export function matchesShowcaseFilter(
  work: Work,
  { category, technology, industry }: ShowcaseFilter,
) {
  return (
    (category === null || work.category === categoryFilter(category)?.category) &&
    (technology === null || work.technologies.includes(technology)) &&
    (industry === null || work.industryKey === industry)
  )
}

/** What a card names, and how many more there are: "+2" (spec §9). */
export function shownTechnologies(technologies: string[]) {
  return {
    shown: technologies.slice(0, SHOWN_TECHNOLOGIES),
    more: Math.max(0, technologies.length - SHOWN_TECHNOLOGIES),
  }
}

/**
 * The first sentence of a description, which says for whom and what for, and the others, which say
 * what was delivered.
 */
export function splitDescription(
  description: string,
  language: string,
): { lead: string; delivered: string[] } {
  const sentences = [
    ...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(description),
  ]
    .map(({ segment }) => segment.trim())
    .filter(Boolean)
  const [lead = description, ...delivered] = sentences
  return { lead, delivered }
}
