import { withoutEnd } from '~/platform/free-text'
import type { Language } from '~/platform/i18n/languages'
import { BRIEF_LIMITS, countCharacters, MOST_CHARACTERS, type Brief } from './brief.rules'
import { WORD_BANKS } from './word-banks.rules'

/** The characters of a title that a search result shows. */
const TITLE = 60
/** How many of the benefits, and of buttons, a text of each length has. */
const BENEFITS = { short: 1, medium: 3, long: 5 } as const
const BUTTONS = { short: 2, medium: 3, long: 5 } as const
const TRIES = 60
/** A name that a button has room for. */
const NAME = 24
/** What people write before those something is for; the frames have it. */
const FOR: Record<Language, RegExp> = {
  en: /^for\s+/i,
  sv: /^för\s+/i,
  nl: /^voor\s+/i,
  pl: /^dla\s+/i,
}

const capital = (text: string, language: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language))
const withoutSigns = (text: string) => withoutEnd(text, /[\s.!?…,;:]/) || text

/** Numbers below 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = (seed + 1) * 0x9e3779b1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Cut after a word, with an ellipsis, where it is longer than `most` characters. */
function clip(text: string, most: number) {
  if (countCharacters(text) <= most) return text
  const letters = [...new Intl.Segmenter().segment(text)]
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join('')
  const words = withoutEnd(letters, /\S/).trimEnd()
  return `${withoutSigns(words || letters)}…`
}

/** As many sentences as there is room for, the first of them in any case. */
function fit(sentences: string[], most: number) {
  const kept = sentences.filter(Boolean)
  while (kept.length > 1 && countCharacters(kept.join(' ')) > most) kept.pop()
  return clip(kept.join(' '), most)
}

/**
 * An opening, a list of what else there is, and an end; as much of the list as there is room for.
 */
function withList(
  opening: string,
  { heading, lines }: { heading: string; lines: string[] },
  end: string,
  most: number,
) {
  const list = lines.map((line) => `– ${line}`)
  const written = () => [opening, [heading, ...list].join('\n'), end].filter(Boolean).join('\n\n')
  while (list.length > 0 && countCharacters(written()) > most) list.pop()
  return list.length > 1 ? written() : fit([opening, end], most)
}

function draft(brief: Brief, random: () => number) {
  const { language, tone, length, kind } = brief
  const bank = WORD_BANKS[language]
  const most = MOST_CHARACTERS[kind]
  const start = Math.floor(random() * brief.benefits.length)
  const [first, ...rest] = [...brief.benefits.slice(start), ...brief.benefits.slice(0, start)]
    .slice(0, BENEFITS[length])
    .map(withoutSigns)
  const [what, typed] = [withoutSigns(brief.what), withoutSigns(brief.whom)]
  const whom = typed.replace(FOR[language], '')
  const words: Record<string, string> = {
    what,
    whom,
    benefit: first!,
    What: capital(what, language),
    Whom: capital(whom, language),
    Benefit: capital(first!, language),
  }
  const fill = (pattern: string) => pattern.replace(/\{(\w+)\}/g, (_, slot: string) => words[slot]!)
  const usable = (patterns: string[]) =>
    patterns.filter((pattern) => whom !== '' || !/\{whom\}/i.test(pattern))
  const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)]!
  const title = (patterns: string[]) => {
    const all = usable(patterns)
    const fitting = all.filter((pattern) => countCharacters(fill(pattern)) <= TITLE)
    return pick(fitting.length > 0 ? fitting : all)
  }
  // A Polish "dla" bends what follows: with it the words can stand behind one.
  const bent = language === 'pl' && whom !== typed
  const audience = whom === '' ? '' : bent ? `Dla ${whom}.` : fill(pick(bank.audiences))
  const others = rest.map((line) => `${capital(line, language)}.`)
  const closer = length === 'short' ? '' : pick(bank.closers[tone])
  const more = length === 'long' ? bank.more[tone] : ''
  const list = { heading: bank.lists[tone], lines: rest.map((line) => capital(line, language)) }
  const below = (heading: string, ...paragraphs: string[]) => [heading, ...paragraphs].join('\n\n')
  if (kind === 'buttons') {
    const labels = [...bank.buttons[tone]]
    const named = countCharacters(what) <= NAME ? [fill(pick(bank.named))] : []
    const others = Array.from(
      { length: BUTTONS[length] - named.length },
      () => labels.splice(Math.floor(random() * labels.length), 1)[0]!,
    )
    return [...named, ...others].join('\n')
  }
  if (kind === 'headline') {
    const pattern = title(bank.headlines)
    const said = /\{benefit\}/i.test(pattern)
    const named = /\{whom\}/i.test(pattern)
    const first = said ? '' : `${words.Benefit}.`
    const lead = [first, ...others, named ? '' : audience, more, closer].filter(Boolean)
    return below(
      fill(pattern),
      fit(
        lead.length > 0 ? lead : [pick(bank.closers[tone])],
        most - countCharacters(fill(pattern)) - 2,
      ),
    )
  }
  if (kind === 'email') {
    const subject = clip(fill(title(bank.subjects)), TITLE)
    const greeting = bank.greetings[tone]
    const room = most - subject.length - greeting.length - 4
    const opening = [fill(pick(bank.introductions[tone])), `${words.Benefit}.`, audience]
    const body =
      rest.length > 1
        ? withList(fit(opening, room), list, [more, closer].filter(Boolean).join(' '), room)
        : fit([...opening, ...others, more, closer], room)
    return below(subject, greeting, body)
  }
  if (kind === 'product' && rest.length > 1)
    return withList(
      fill(pick(usable(bank.openings))),
      list,
      [audience, more, closer].filter(Boolean).join(' '),
      most,
    )
  if (kind === 'meta' || kind === 'social') {
    const pattern = pick(usable(kind === 'meta' ? bank.metas : bank.posts))
    const end = kind === 'meta' && length !== 'short' ? pick(bank.metaEnds[tone]) : closer
    const named = /\{whom\}/i.test(pattern) ? '' : audience
    return fit([fill(pattern), ...others, named, end], most)
  }
  return fit([fill(pick(usable(bank.openings))), ...others, audience, more, closer], most)
}

/**
 * Drafts built by rules from the visitor's own words, which stay as they were typed but for a
 * capital at the start of a sentence. The same brief and seed give the same drafts; fewer than were
 * asked for when there are no more different ones.
 */
export function writeCopy(brief: Brief): string[] {
  const drafts = new Set<string>()
  for (let round = 0; round < TRIES && drafts.size < brief.variants; round++)
    drafts.add(draft(brief, randomFrom((brief.seed % (BRIEF_LIMITS.seed + 1)) * TRIES + round)))
  return [...drafts]
}
