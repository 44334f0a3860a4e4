export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]
export const DEFAULT_THEME: Theme = 'dark'

export function isTheme(value: unknown): value is Theme {
  return typeof value === 'string' && (THEMES as readonly string[]).includes(value)
}

/** What the toggle does: light goes to dark, anything else to light. */
export function toggledTheme(theme: Theme): Theme {
  return theme === 'light' ? 'dark' : 'light'
}
