import type { brand } from '~/brand'

export type City = (typeof brand.cities)[number]

/** What the language calls one of the studio's cities; `language` is a code such as `sv`. */
export function cityName({ name, names }: City, language: string): string {
  return (names as Partial<Record<string, string>>)[language] ?? name
}
