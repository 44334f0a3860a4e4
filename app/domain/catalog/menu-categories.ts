import type { Language } from '~/platform/i18n/languages'

interface MenuCategory {
  categoryName: string
  gradient: string
  displayName: Record<Language, string>
}

/** What can stand in the shop menu, with the category names of spec §2.9. */
export const MENU_CATEGORIES: readonly MenuCategory[] = [
  {
    categoryName: 'Website Development',
    gradient: 'from-canal to-ground',
    displayName: { en: 'Websites', sv: 'Webbplatser', nl: 'Websites', pl: 'Strony internetowe' },
  },
  {
    categoryName: 'App Development',
    gradient: 'from-lantern to-ground',
    displayName: { en: 'Apps', sv: 'Appar', nl: 'Apps', pl: 'Aplikacje' },
  },
  {
    categoryName: 'E-commerce',
    gradient: 'from-canal to-surface',
    displayName: {
      en: 'Online stores',
      sv: 'Webbutiker',
      nl: 'Webshops',
      pl: 'Sklepy internetowe',
    },
  },
  {
    categoryName: 'Branding',
    gradient: 'from-lantern to-surface',
    displayName: { en: 'Branding', sv: 'Varumärke', nl: 'Branding', pl: 'Identyfikacja marki' },
  },
  {
    categoryName: 'Content Creation',
    gradient: 'from-surface to-canal',
    displayName: { en: 'Content', sv: 'Innehåll', nl: 'Content', pl: 'Treści' },
  },
  {
    categoryName: 'AI Integration',
    gradient: 'from-surface to-lantern',
    displayName: {
      en: 'AI integration',
      sv: 'AI-integration',
      nl: 'AI-integratie',
      pl: 'Integracje AI',
    },
  },
  {
    categoryName: 'Marketing',
    gradient: 'from-ground to-canal',
    displayName: { en: 'Marketing', sv: 'Marknadsföring', nl: 'Marketing', pl: 'Marketing' },
  },
  {
    categoryName: 'Analytics',
    gradient: 'from-ground to-lantern',
    displayName: { en: 'Analytics', sv: 'Analys', nl: 'Statistieken', pl: 'Analityka' },
  },
]
