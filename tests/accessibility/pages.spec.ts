import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { FALLBACK_LANGUAGE, type Language } from '../../app/platform/i18n/languages'
import { visitTools } from '../e2e/visit-tools'
import { wordsIn } from '../e2e/words'
import type { Who } from '../setup/everybody'
import { mappedRoutes } from '../setup/route-map'
import { byKeyboard, inForcedColors, inWidth, withLargeText } from './checks'
import { test, type Look } from './everybody'
import { fileOf, scope, type PageRecord } from './scope'

const { widths, themes, languages, roles } = scope
const [narrowest, widest, middle] = [
  widths[0]!,
  widths.at(-1)!,
  widths[Math.floor(widths.length / 2)]!,
]
/** Twice the text in 640 px is the usual text in 320, which is as narrow as a page has to be. */
const forLargeText = widths.filter((width) => width >= 640)
/** The language in which a page is looked at in every way. */
const main = languages.includes(FALLBACK_LANGUAGE) ? FALLBACK_LANGUAGE : languages[0]!
const others = languages.filter((language) => language !== main)
const isDue = (page: string) =>
  scope.pages.some((start) => page.startsWith(start)) && !existsSync(fileOf(page))

/** What a page is asked with that leads on without it. */
const QUERIES: Record<string, string> = { '/dashboard/admin/bulk/:list': '?act=hold&all=on' }

/** Notes what a check found, under its name. */
function noting(record: PageRecord) {
  return async (name: string, check: Promise<string[]>) => {
    record.looked.push(name)
    record.flaws.push(...(await check).map((flaw) => `${name}: ${flaw}`))
  }
}

function keep(record: PageRecord) {
  writeFileSync(fileOf(record.page), JSON.stringify(record, null, 2))
}

/** What a page answers to each role: its status, or where it leads. */
async function askAll(
  open: (look: Look) => Promise<Page>,
  address: string,
): Promise<[Who, string][]> {
  const answers: [Who, string][] = []
  for (const who of roles) {
    const page = await open({ who, theme: themes[0]!, language: main })
    const answer = await page.request.get(address, { maxRedirects: 0 })
    answers.push([
      who,
      answer.headers().location ? `leads to ${answer.headers().location}` : String(answer.status()),
    ])
    await page.context().close()
  }
  return answers
}

async function lookInEveryWay(
  open: (look: Look) => Promise<Page>,
  who: Who,
  address: string,
  record: PageRecord,
) {
  const note = noting(record)
  for (const theme of themes) {
    const page = await open({ who, theme, language: main })
    await page.goto(address)
    for (const width of widths)
      await note(`axe, ${width} px, ${theme}, ${main}, ${who}`, inWidth(page, width))
    if (theme === themes[0]) {
      for (const width of forLargeText)
        await note(`200 % text, ${width} px, ${main}, ${who}`, withLargeText(page, width))
      await note(`keyboard, ${narrowest} px, ${main}, ${who}`, byKeyboard(page, narrowest))
      await note(
        `forced colors with keyboard, ${widest} px, ${main}, ${who}`,
        inForcedColors(page, widest),
      )
    }
    await page.context().close()
  }
}

async function lookInLanguage(
  open: (look: Look) => Promise<Page>,
  who: Who,
  language: Language,
  address: string,
  record: PageRecord,
) {
  const page = await open({ who, theme: themes.at(-1)!, language })
  await page.goto(address)
  await noting(record)(
    `axe, ${narrowest} px, ${themes.at(-1)}, ${language}, ${who}`,
    inWidth(page, narrowest),
  )
  for (const width of forLargeText.slice(0, 1))
    await noting(record)(`200 % text, ${width} px, ${language}, ${who}`, withLargeText(page, width))
  await page.context().close()
}

for (const { pattern, file } of mappedRoutes.filter(
  ({ pattern, file }) => file.endsWith('.tsx') && isDue(pattern),
)) {
  test(`${pattern} (${file})`, async ({ open }) => {
    const address: string =
      JSON.parse(readFileSync(process.env.ADDRESSES_FILE!, 'utf8'))[pattern] +
      (QUERIES[pattern] ?? '')
    const answers = await askAll(open, address)
    const record: PageRecord = {
      page: pattern,
      address,
      answers: Object.fromEntries(answers),
      looked: [],
      flaws: [],
    }
    const shown = answers.filter(([, answer]) => !answer.startsWith('leads'))
    const readers = shown.filter(([, answer]) => answer === '200').map(([who]) => who)
    const [reader = shown[0]?.[0], ...alsoReaders] = readers
    if (reader) {
      await lookInEveryWay(open, reader, address, record)
      for (const language of others) await lookInLanguage(open, reader, language, address, record)
    }
    for (const who of alsoReaders) {
      const page = await open({ who, theme: themes[0]!, language: main })
      await page.goto(address)
      await noting(record)(
        `axe, ${middle} px, ${themes[0]}, ${main}, ${who}`,
        inWidth(page, middle),
      )
      await page.context().close()
    }
    keep(record)
  })
}

for (const language of languages) {
  const name = `/tools with results, ${language}`
  if (!isDue(name)) continue
  test(name, async ({ open }) => {
    const theme = language === main ? themes[0]! : themes.at(-1)!
    const page = await open({ who: 'anonymous', theme, language })
    const record: PageRecord = {
      page: name,
      address: '/tools',
      answers: { anonymous: '200' },
      looked: [],
      flaws: [],
    }
    await visitTools({ page, say: wordsIn(language) }, async (what) => {
      await noting(record)(
        `${what}: axe, ${narrowest} px, ${theme}, ${language}, anonymous`,
        inWidth(page, narrowest),
      )
      for (const width of forLargeText.slice(0, 1))
        await noting(record)(
          `${what}: 200 % text, ${width} px, ${language}, anonymous`,
          withLargeText(page, width),
        )
    })
    keep(record)
  })
}
