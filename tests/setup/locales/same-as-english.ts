import { FALLBACK_LANGUAGE, type Language } from '../../../app/platform/i18n/languages'
import type { Locales } from './texts'

type Translated = Exclude<Language, 'en'>
const words = (text: string) => text.split(/\s*,\s*/)

/**
 * Names of companies and products, of formats and measures, units, what a terminal prints, and the
 * tables that the cookie policy puts in: the same in every language.
 */
const NAMES = words(
  `
Studio Stack, Framer, Webflow, React, Remix, Shopify, WordPress, Klarna, iDEAL, Stripe, Visa, Mastercard, American Express, LinkedIn, Slack, Public Sans, APCA, LIX,
Flesch Reading Ease, SSIM, WCAG, AA, AAA, Lc, AI, BIC, IBAN, CSS, CSV, HTML, PDF, Hex, Id, Spam, Webhook, Webhooks, px, ms, s, h, min, DEPLOYED, cleared, stored, Euro`.trim(),
)

/** Words that the language spells as English does, or has taken over: what a native would write. */
const SAME: Record<Translated, string[]> = {
  sv: words(`Auto, Brief, Cache, Cookie, Cookies, Copywriting, Design, Express, Goodwill, Holy grail, Layout, Original, Period, Portfolio, Premium, Problem, Proportion, Risk,
Slab serif, Start, Startups, Status, Studio, Support, Team, Text, Version, Zoom`),
  nl: words(`Account, Apps, Auto, Blog, Branding, Breakpoint, Breakpoints, Cache, Camera, Code, Contact, Content, Cookie, Cookies, Copywriting, Dashboard, Dashboards, Database, Desktop, Details,
Document, Element, Express, Frame, Freelancer, Freelancers, Holy grail, Home, Host, Item, Items, Laptop, Letters, Links, Live, Logo, Marketing,
Media query, Menu, Open, Platform, Portfolio, Premium, Preview, Previews, Privacy, Product, Project, Responsive, Responsive checker, Scope, Script, Scripts, Shop, Sidebar,
Start, Status, Stop, Studio, Subgrid in, Support, Tab, Tablet, Tag, Team, Template, Templates, Ticket, Tickets, Tone of voice, Video, Website,
Websites, Week, Zoom`),
  pl: words(`Auto, Blog, Brief, Copywriting, Deuteranopia, Folder, Freelancer, Host, Landing page, Laptop, Logo, Marketing, Menu, Portfolio, Premium, Problem, Protanopia,
Standard, Start, Status, Studio, Tablet, Tag, Tritanopia, VAT`),
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A text without the values that are put in and the words that are excused, which are noted as
 * needed.
 */
function withoutExcused(text: string, excused: RegExp, needed: Set<string>): string {
  return text.replace(/\{\{.*?\}\}/g, '').replace(excused, (word) => {
    needed.add(word.toLowerCase())
    return ''
  })
}

/**
 * The texts of a language that are the English ones word for word and may not be, and the words of
 * its list that no text needs.
 */
function findInOne(language: Translated, locales: Locales, same: string[]): string[] {
  const needed = new Set<string>()
  const longestFirst = [...NAMES, ...same].sort((a, b) => b.length - a.length)
  const excused = new RegExp(
    `(?<!\\p{L})(?:${longestFirst.map(escape).join('|')})(?!\\p{L})`,
    'giu',
  )
  const left = Object.entries(locales[language]).flatMap(([namespace, texts]) => {
    const english = locales[FALLBACK_LANGUAGE][namespace]
    const found = [...texts].filter(
      ([key, text]) =>
        english?.get(key) === text && /\p{L}/u.test(withoutExcused(text, excused, needed)),
    )
    return found.map(([key, text]) => `${language}/${namespace}: ${key} is “${text}” as in English`)
  })
  const idle = same.filter((word) => !needed.has(word.toLowerCase()))
  return [...left, ...idle.map((word) => `${language}: no text needs the excuse “${word}”`)]
}

/** Texts that were left in English, and excuses that have had their day. */
export function findEnglish(locales: Locales, same = SAME): string[] {
  return (Object.keys(same) as Translated[]).flatMap((language) =>
    findInOne(language, locales, same[language]),
  )
}
