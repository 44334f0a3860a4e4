export interface Traits {
  skills: readonly string[]
  languages: readonly string[]
}

const traitOf = (kind: 'skill' | 'language', name: string) => `${kind}:${name}`

/**
 * Skills and languages in one line, each between spaces, as rows have them beside their lists: both
 * databases can look into it.
 */
export function writeTraits({ skills, languages }: Traits): string {
  const traits = [
    ...skills.map((name) => traitOf('skill', name)),
    ...languages.map((name) => traitOf('language', name)),
  ]
  return traits.length > 0 ? ` ${traits.join(' ')} ` : ''
}

/** The part of such a line that says that somebody has a skill or a language. */
export const traitToFind = (kind: 'skill' | 'language', name: string) => ` ${traitOf(kind, name)} `

/** A list of names as the database has it. */
export const readNames = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.map(String) : []
