import { normalize } from '~/platform/normalize'
import { brand } from '../../brand'
import { contrastOf, WHITE, type Rgb } from './contrast.rules'

/** The faces of a shop front, by the kind of their letters. */
export const TYPEFACES = ['plain', 'serif', 'mono'] as const

/** Characters of a slug (RFC 1035 allows a label 63; a shorter one can be read out). */
export const SLUG_MIN = 3
export const SLUG_MAX = 40
export const STUDIO_NAME_MAX = 60

/** Characters of what a studio says of itself, and of who sells. */
export const TAGLINE_MAX = 160
export const ABOUT_MAX = 2000
export const LEGAL_NAME_MAX = 160
export const SELLER_ADDRESS_MAX = 300
/** Pixels of a logo's longer side. */
export const LOGO_SMALLEST = 48

/** Words that would be taken for a part of this site, or for the studio that runs it. */
export const RESERVED_SLUGS: readonly string[] = [
  ...[
    'account',
    'accounts',
    'admin',
    'administrator',
    'api',
    'app',
    'apps',
    'assets',
    'auth',
    'billing',
    'blog',
    'cart',
    'cdn',
    'checkout',
    'client',
    'clients',
    'contact',
  ],
  ...[
    'create',
    'dashboard',
    'delete',
    'docs',
    'edit',
    'export',
    'faq',
    'files',
    'freelancer',
    'freelancers',
    'ftp',
    'health',
    'help',
    'home',
    'image',
    'images',
    'index',
    'invoice',
  ],
  ...[
    'invoices',
    'legal',
    'login',
    'logo',
    'logout',
    'mail',
    'media',
    'new',
    'null',
    'official',
    'order',
    'orders',
    'owner',
    'payment',
    'payments',
    'preview',
  ],
  ...[
    'privacy',
    'product',
    'products',
    'project',
    'projects',
    'public',
    'register',
    'root',
    'security',
    'settings',
    'shop',
    'sign-in',
    'sign-up',
    'signin',
    'signup',
    'site',
    'smtp',
  ],
  ...[
    'staff',
    'static',
    'status',
    'studio',
    'studios',
    'studiostack',
    'studio-stack',
    'support',
    'system',
    'team',
    'terms',
    'test',
    'tools',
    'undefined',
    'user',
    'users',
    'waitlist',
  ],
  ...['webhook', 'webhooks', 'webmaster', 'www', brand.slug, `${brand.slug}-studio`],
]

export type SlugProblem = 'missing' | 'short' | 'long' | 'signs' | 'edge' | 'reserved'

/**
 * A slug as it was typed, made ready: lower case, no spaces around it. Or what is wrong with it;
 * whether it is taken is for the database to say.
 */
export function readSlug(text: string): { slug: string } | { problem: SlugProblem } {
  const slug = text.trim().toLowerCase()
  if (slug === '') return { problem: 'missing' }
  if (!/^[a-z0-9-]+$/.test(slug)) return { problem: 'signs' }
  if (slug.length < SLUG_MIN) return { problem: 'short' }
  if (slug.length > SLUG_MAX) return { problem: 'long' }
  if (/^-|-$|--/.test(slug)) return { problem: 'edge' }
  return RESERVED_SLUGS.includes(slug) ? { problem: 'reserved' } : { slug }
}

/** A slug out of a studio's name, to begin with; may still be too short, reserved or taken. */
export function suggestSlug(name: string): string {
  const plain = normalize(name, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '')
}

/**
 * Signs that show nothing or turn the writing round (Unicode TR 36): controls, private use,
 * zero-width ones and those of bidirectional text. The joiners that some scripts and emoji need are
 * among them: a name does without.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u034f\ufffd]/u
const HIDDEN_IN_TEXT = new RegExp(`(?!\n)${HIDDEN.source}`, 'gu')
/** More marks on one letter than any writing has: they run over what stands above and below. */
const STACKED = /\p{M}{4,}/u

/** UTF-16 units of one letter with its marks. */
const LONGEST_LETTER = 8

export type NameProblem = 'missing' | 'long' | 'hidden' | 'letters'

/** A studio's or product's name in one line, or what is wrong with it. */
export function readName(
  text: string,
  max = STUDIO_NAME_MAX,
): { name: string } | { problem: NameProblem } {
  const typed = text.trim()
  if (typed.length > LONGEST_LETTER * max) return { problem: 'long' }
  if (HIDDEN.test(typed) || STACKED.test(normalize(typed, 'NFKD'))) return { problem: 'hidden' }
  const name = normalize(typed, 'NFC').replace(/\s+/g, ' ')
  if (name === '') return { problem: 'missing' }
  if ([...name].length > max) return { problem: 'long' }
  return /[\p{L}\p{N}]/u.test(name) ? { name } : { problem: 'letters' }
}

/** Letters of other alphabets that look like ours (Unicode TR 39). */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  ӏ: 'l',
  ı: 'i',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  κ: 'k',
  ι: 'i',
  τ: 't',
  υ: 'u',
}

/** What a name looks like: its letters and digits without marks, case and alphabet. */
const looksOf = (name: string) =>
  [
    ...normalize(name, 'NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')

const OURS = [brand.name, `${brand.name} Studio`, brand.legalName, 'Studio Stack'].map(looksOf)

/** Whether a name would be taken for that of the studio that runs this site. */
export const imitatesUs = (name: string) => OURS.includes(looksOf(name))

/** Paragraphs without signs that hide: only line breaks are left of the controls. */
export function cleanText(text: string): string {
  return normalize(
    text
      .replace(/\r\n?/g, '\n')
      .replaceAll('\t', ' ')
      .replace(HIDDEN_IN_TEXT, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    'NFC',
  )
}

/**
 * `#rrggbb` in lower case, out of what may also be written short or without its sign; null for what
 * is no color.
 */
export function readColor(text: string): string | null {
  const [, short, long] = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim()) ?? []
  if (long) return `#${long.toLowerCase()}`
  return short ? `#${[...short.toLowerCase()].map((digit) => digit + digit).join('')}` : null
}

function channels(color: string): Rgb {
  const at = (index: number) => Number.parseInt(color.slice(index, index + 2), 16)
  return [at(1), at(3), at(5)]
}

/** What WCAG 2.2 asks: 1.4.3 for text, 1.4.11 for what tells a control from its surroundings. */
const TEXT_RATIO = 4.5
const PART_RATIO = 3
/** The darkest text of a shop front is not black (app.css). */
const INK: Rgb = [16, 24, 32]

/**
 * Whether a shop front in two colors can be read (both `#rrggbb`): its text on the ground, the
 * label of a button on the accent, each in the better of white and ink, and the button on the
 * ground. Ratios are from 1 to 21.
 */
export function checkBrandColors(accent: string, ground: string) {
  const [button, page] = [channels(accent), channels(ground)]
  const best = (on: Rgb) => Math.max(contrastOf(INK, on), contrastOf(WHITE, on))
  const findings = [
    { what: 'text', ratio: best(page), needs: TEXT_RATIO },
    { what: 'label', ratio: best(button), needs: TEXT_RATIO },
    { what: 'button', ratio: contrastOf(button, page), needs: PART_RATIO },
  ] as const
  const judged = findings.map((finding) => ({ ...finding, passes: finding.ratio >= finding.needs }))
  return { findings: judged, passes: judged.every(({ passes }) => passes) }
}
