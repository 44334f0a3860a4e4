import type { TFunction } from 'i18next'
import { brand } from '~/brand'
import { EXPORT_LIFETIME } from '~/domain/data-requests/data-request.rules'
import { AUTHORITIES } from '~/domain/legal/authorities'
import {
  buildSections,
  LEGAL_VERSIONS,
  type LegalName,
  type LegalTable,
  type LegalTexts,
  type Phrase,
} from '~/domain/legal/legal.rules'
import { CLEARED_COOKIES, STORED_ITEMS, type Life } from '~/domain/legal/stored-items.server'
import { DAYS_TO_PAY } from '~/domain/orders/payable.rules'
import { RETENTION } from '~/domain/ground/retention.rules'
import { readSettings } from '~/domain/settings/settings.server'
import { paths } from '~/paths'
import { DAY } from '~/platform/clock'
import { formatFullDate, formatLength, formatRate } from '~/platform/i18n/format.server'
import { getLanguage, i18nFor, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { withStillWords } from './still-page'

function links() {
  return {
    privacy: paths.privacy(),
    terms: paths.terms(),
    cookies: paths.cookiePolicy(),
    cookiesStored: paths.cookiePolicy('stored'),
    retention: paths.privacy('retention'),
    settingsData: paths.settingsPart('data'),
    withdrawal: paths.terms('withdrawal'),
    withdrawalForm: paths.terms('withdrawal-form'),
    earlyStart: paths.terms('early-start'),
    dashboard: paths.orders(),
    contact: paths.contact(),
    contactWithdrawal: paths.contact({ topic: 'withdrawal' }),
    contactPrivacy: paths.contact({ topic: 'privacy' }),
    contactAccessibility: paths.contact({ topic: 'accessibility' }),
    mailto: `mailto:${brand.email}`,
    ...AUTHORITIES,
  }
}

/**
 * What the texts leave to the code: who the studio is, where links lead, and how long things are
 * kept.
 */
function facts(language: Language, vatRate: number): Record<string, string> {
  const { legalName, companyNumber, vatNumber, email, phone, cities } = brand
  const kept = Object.entries(RETENTION).map(([kind, months]) => [
    kind,
    formatLength(months, 'month', language),
  ])
  return {
    name: brand.name,
    ...{
      legalName,
      companyNumber,
      vatNumber,
      email,
      phone,
      seat: cities[0].address,
      office: cities[1].address,
    },
    vatRate: formatRate(vatRate, language),
    exports: formatLength(EXPORT_LIFETIME / DAY, 'day', language),
    payWithin: formatLength(DAYS_TO_PAY, 'day', language),
    ...Object.fromEntries(kept),
    ...links(),
  }
}

type CookieWords = TFunction<'cookies'>

function lifeIn(language: Language, t: CookieWords, life: Life | null) {
  if (life === null) return t('lives.unset')
  return typeof life === 'string'
    ? t(`lives.${life}`)
    : formatLength(life.amount, life.unit, language)
}

const plain = (text: string): Phrase => [{ text }]

function storedTable(language: Language): LegalTable {
  const t = translator(language, 'cookies')
  const column = (name: 'name' | 'place' | 'purpose' | 'life') => t(`tables.${name}`)
  return {
    caption: t('tables.stored'),
    columns: [column('name'), column('place'), column('purpose'), column('life')],
    rows: STORED_ITEMS.map(({ name, place, purpose, life }) => [
      [{ text: name, code: true }],
      plain(t(`places.${place}`)),
      plain(t(`purposes.${purpose}`)),
      plain(lifeIn(language, t, life)),
    ]),
  }
}

const names = (list: readonly string[]): Phrase =>
  list.flatMap((name, index) => [
    ...(index > 0 ? [{ text: ', ' }] : []),
    { text: name, code: true },
  ])

function clearedTable(language: Language): LegalTable {
  const t = translator(language, 'cookies')
  const category = translator(language, 'consent')
  const categories = Object.keys(CLEARED_COOKIES) as (keyof typeof CLEARED_COOKIES)[]
  return {
    caption: t('tables.cleared'),
    columns: [t('tables.name'), t('tables.category'), t('tables.setBy'), t('tables.life')],
    rows: categories.flatMap((key) =>
      CLEARED_COOKIES[key].map(({ names: list, setBy, life }) => [
        names(list),
        plain(category(`categories.${key}.label`)),
        plain(setBy),
        plain(lifeIn(language, t, life)),
      ]),
    ),
  }
}

/**
 * A legal document as its page shows it; its words leave the data of a first visit out (see
 * still-page).
 */
export async function loadLegalPage(request: Request, name: LegalName) {
  const language = await getLanguage(request)
  const { vatRate } = await readSettings()
  const t = translator(language, name)
  const texts = i18nFor(language).getResource(language, name, 'sections') as LegalTexts
  const inserts: Record<string, LegalTable> =
    name === 'cookies' ? { stored: storedTable(language), cleared: clearedTable(language) } : {}
  const head = {
    title: t('title'),
    description: t('description', { name: brand.name }),
    lead: t('lead'),
    version: t('version', {
      version: LEGAL_VERSIONS[name],
      date: formatFullDate(new Date(LEGAL_VERSIONS[name]), language),
    }),
  }
  return withStillWords(request, head, {
    contents: t('contents'),
    sections: buildSections(texts, facts(language, vatRate), inserts),
  })
}
