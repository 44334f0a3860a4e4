import type { Language } from '~/platform/i18n/languages'
import { unbroken } from '~/platform/unbroken'

export const CLAIM_KINDS = [
  'superlative',
  'absolute',
  'number',
  'health',
  'guarantee',
  'free',
  'green',
] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** `start` and `end` count UTF-16 units of the text. */
export interface Claim {
  kind: ClaimKind
  start: number
  end: number
  text: string
}

const NUMBER = unbroken`
  \d{1,3}(?:[.,]\d{1,2})?\s?(?:%|‰)|\d{1,3}(?:[.,]\d{1,2})?\s?(?:per\s?cent|percent|procent\p{L}*
  |proc\.)|\d{1,6}(?:[.,]\d{1,3})?\s?[x×](?=\s)
`
const ALL_PEOPLE = {
  en: 'customers|users|clients|companies|people|reviews',
  sv: 'kunder|användare|företag|människor|omdömen',
  nl: 'klanten|gebruikers|bedrijven|mensen|beoordelingen',
  pl: 'klientów|użytkowników|firm|osób|opinii',
}
const many = (language: Language) =>
  String.raw`\d[\d\s.,]{0,12}\+?\s(?:\p{L}{1,30}\s)?(?:${ALL_PEOPLE[language]})`

/**
 * Words that say more than can be let stand unproved. Directive 2005/29/EC: what can be measured
 * has to be true and provable (articles 6 and 12: superlatives, absolutes, numbers); annex I,
 * points 10 (rights that the law gives anyway), 17 (cures) and 20 (“free”) forbid claims in all
 * circumstances; so do points 2a, 4a, 4b and 4c on environmental claims, which Directive (EU)
 * 2024/825 added, applied since 27 September 2026.
 */
const PATTERNS: Record<Language, Record<ClaimKind, string>> = {
  en: {
    superlative: unbroken`
      (?:the\s)?(?:best(?!\s(?:regards|wishes|man|before))|cheapest|fastest|easiest|safest|finest
      |greatest|leading|number\sone|no\.\s?1|#1|unbeatable|unrivalled|world[- ]class
      |most\s(?:advanced|popular|reliable|effective|trusted|powerful))
    `,
    absolute: unbroken`
      (?:always|never(?!theless)|everyone|everybody|nobody|no\sone|perfect(?:ly)?|completely|totally
      |risk[- ]free|foolproof|flawless|instantly|revolutionary)
    `,
    number: unbroken`
      ${NUMBER}|twice as|(?:two|three|five|ten|\d{1,6})\stimes\s(?:as|more|faster|cheaper)
      |${many('en')}
    `,
    health: unbroken`
      (?:cures?|heals?|detox\p{L}*|clinically\s(?:proven|tested)|pain[- ]free|relieves?\s(?:pain
      |stress|anxiety)|boosts?\s(?:your\s)?(?:immunity|immune)|anti[- ]ageing|lose\sweight
      |weight\sloss)
    `,
    guarantee: String.raw`(?:guarantee\p{L}*|warranty|money[- ]back|risk[- ]free\strial)`,
    free: unbroken`
      (?<!feel\s|[-\p{L}]\s?-)free(?:\sof\scharge)?(?!\s(?:to|from|time|day|will|weekend
      |parking\sspace))|no\scharge|without\scharge|gratis
    `,
    green: unbroken`
      (?:(?:eco|environmentally|climate|planet|nature)[- ]?friendly|eco|green(?:er
      |est)?(?=\s(?:choice|product|energy|hosting|delivery|alternative|company))|sustainab\p{L}+
      |(?:climate|carbon|co2|co₂)[- ]?(?:neutral|positive|negative|free|compensated)|net[- ]zero
      |zero[- ]emissions?|biodegradable|plastic[- ]free)
    `,
  },
  sv: {
    superlative: unbroken`
      (?:bäst(?:a)?(?!\s(?:hälsningar|före|läsare))|billigast(?:e)?|snabbast(?:e)?|enklast(?:e)?
      |säkrast(?:e)?|störst(?:a)?|främst(?:a)?|ledande|nummer\sett|nr\.?\s?1|oslagbar\p{L}*
      |i\svärldsklass|marknadsledande)
    `,
    absolute: unbroken`
      (?:alltid|aldrig|alla|ingen\sannan|perfekt\p{L}*|helt\ssäker\p{L}*|fullständigt|riskfri\p{L}*
      |felfri\p{L}*|omedelbart|revolutionerande)
    `,
    number: unbroken`
      ${NUMBER}|dubbelt så|(?:två|tre|fem|tio|\d{1,6})\sgånger\s(?:så|mer|snabbare|billigare)
      |${many('sv')}
    `,
    health: unbroken`
      (?:bota[rst]?|botemedel|läk(?:er|ande)|kliniskt\s(?:bevisad|testad)\p{L}*|smärtfri\p{L}*
      |lindrar\s\p{L}+|stärker\simmunförsvaret|gå(?:r)?\sned\si\svikt|viktnedgång|detox\p{L}*)
    `,
    guarantee: String.raw`(?:garant\p{L}*|pengarna\stillbaka)`,
    free: String.raw`(?:gratis|kostnadsfri\p{L}*|utan\skostnad|avgiftsfri\p{L}*)`,
    green: unbroken`
      (?:miljövänlig\p{L}*|klimatsmart\p{L}*|klimatneutral\p{L}*|klimatkompenser\p{L}*
      |koldioxidneutral\p{L}*|hållbar(?:t|a|het|hetsarbete)?|ekologisk\p{L}*|eko|grön(?:t|a
      |are)?(?=\s(?:val\p{L}*|produkt\p{L}*|energi|el|hosting|leverans\p{L}*|alternativ\p{L}*))
      |nettonoll|utsläppsfri\p{L}*|nedbrytbar\p{L}*|plastfri\p{L}*)
    `,
  },
  nl: {
    superlative: unbroken`
      (?:beste?(?!\s(?:groet(?:en)?|lezer|wensen))|goedkoopste?|snelste?|makkelijkste?|eenvoudigste?
      |veiligste?|grootste?|toonaangevend\p{L}*|nummer\s(?:één|1)|nr\.?\s?1|onverslaanbaar
      |onverslaanbare|ongeëvenaard\p{L}*|van\swereldklasse|marktleider)
    `,
    absolute: unbroken`
      (?:altijd|nooit|iedereen|niemand|perfecte?|volledig\sveilige?|helemaal\szeker|risicoloos
      |risicoloze|foutloos|foutloze|onmiddellijk|revolutionaire?)
    `,
    number: unbroken`
      ${NUMBER}|twee keer zo|dubbel zo|(?:twee|drie|vijf|tien|\d{1,6})\s(?:keer|maal)\s(?:zo|meer
      |sneller|goedkoper)|${many('nl')}
    `,
    health: unbroken`
      (?:geneest|genezen|geneeskrachtig\p{L}*|klinisch\s(?:bewezen|getest)|pijnvrije?|pijnloos
      |verlicht\s(?:pijn|stress)|versterkt\s(?:je|uw|het)\s(?:weerstand|immuunsysteem)|afvallen
      |gewichtsverlies|detox\p{L}*)
    `,
    guarantee: String.raw`(?:garant\p{L}*|gegarandeerde?|geld\sterug|niet[- ]goed[- ]geld[- ]terug)`,
    free: String.raw`(?:gratis|kosteloos|kosteloze|zonder\skosten)`,
    green: unbroken`
      (?:milieuvriendelijke?|klimaatvriendelijke?|klimaatneutra(?:al|le)|co2[- ]?neutra(?:al|le)
      |co₂[- ]?neutra(?:al|le)|duurz(?:aam|ame|aamheid)|ecologische?|eco|groene?r?(?=\s(?:keuze
      |product\p{L}*|energie|stroom|hosting|bezorging|alternatief))|emissievrije?|uitstootvrije?
      |biologisch\safbreekba(?:ar|re)|plasticvrije?)
    `,
  },
  pl: {
    superlative: unbroken`
      (?:naj(?:leps|tańs|szybs|łatwiejs|prosts|bezpieczniejs|więks|skuteczniejs|nowocześniejs
      |popularniejs)(?:z\p{L}+|i)|najlepiej|najtaniej|najszybciej|wiodąc\p{L}+|numer\s(?:jeden|1)
      |nr\s?1|bezkonkurencyjn\p{L}+|niezrównan\p{L}+|światowej\sklasy|lider(?:em)?\srynku)
    `,
    absolute: unbroken`
      (?:zawsze|nigdy|wszyscy|wszystkim|każd(?:y|ego|emu)|nikt|idealn\p{L}+|perfekcyjn\p{L}+
      |całkowicie|w\s100\s?%|bez\sryzyka|niezawodn\p{L}+|bezbłędn\p{L}+|natychmiast\p{L}*
      |rewolucyjn\p{L}+)
    `,
    number: unbroken`
      ${NUMBER}|dwa razy|dwukrotnie|(?:trzy|\d{1,6})\srazy\s(?:\p{L}+ej|więcej)|(?:pięć|dziesięć
      |\d{1,6})\srazy|${many('pl')}
    `,
    health: unbroken`
      (?:leczy|wyleczy|uzdrawia|leczniczn?\p{L}*|klinicznie\s(?:udowodnion|przebadan
      |potwierdzon)\p{L}+|bezbolesn\p{L}+|łagodzi\s(?:ból|stres)|wzmacnia\sodporność|odchudza\p{L}*
      |schudni\p{L}+|detoks\p{L}*)
    `,
    guarantee: String.raw`(?:gwaran\p{L}+|zwrot\spieniędzy)`,
    free: String.raw`(?:za\sdarmo|darmow\p{L}+|bezpłatn\p{L}+|gratis|bez\sopłat)`,
    green: unbroken`
      (?:ekologiczn\p{L}+|eko|przyjazn\p{L}+\s(?:dla\s)?(?:środowisk|klimat|planet|natur)\p{L}+
      |zrównoważon\p{L}+|neutraln\p{L}+\s(?:klimatycznie|węglowo|dla\sklimatu)|zeroemisyjn\p{L}+
      |bezemisyjn\p{L}+|biodegradowaln\p{L}+|zielon\p{L}+(?=\s(?:energi|wyb[oó]r|produkt|hosting
      |dostaw)\p{L}*)|bez\splastiku)
    `,
  },
}

const compiled = new Map<Language, [ClaimKind, RegExp][]>()

function patternsOf(language: Language) {
  const known = compiled.get(language)
  if (known) return known
  const made = CLAIM_KINDS.map(
    (kind) =>
      [
        kind,
        new RegExp(
          String.raw`(?<![\p{L}\p{N}])(?:${PATTERNS[language][kind]})(?![\p{L}\p{N}])`,
          'giu',
        ),
      ] as [ClaimKind, RegExp],
  )
  compiled.set(language, made)
  return made
}

/** The claims of a text, in its order, none over another: of two that meet the longer one stays. */
export function findClaims(text: string, language: Language): Claim[] {
  const found = patternsOf(language).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
    })),
  )
  const kept: Claim[] = []
  // A longer claim that meets this one covers its first or its last place.
  const covered = new Uint8Array(text.length)
  for (const claim of found.sort((one, other) => other.end - other.start - (one.end - one.start))) {
    if (covered[claim.start] || covered[claim.end - 1]) continue
    covered.fill(1, claim.start, claim.end)
    kept.push(claim)
  }
  return kept.sort((one, other) => one.start - other.start)
}

/** The text cut where claims begin and end. */
export function cutAtClaims(
  text: string,
  claims: Claim[],
): { text: string; kind: ClaimKind | null }[] {
  const parts: { text: string; kind: ClaimKind | null }[] = []
  let at = 0
  for (const { start, end, kind } of claims) {
    if (start > at) parts.push({ text: text.slice(at, start), kind: null })
    parts.push({ text: text.slice(start, end), kind })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), kind: null })
  return parts
}
