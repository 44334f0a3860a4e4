import { data } from '@remix-run/node'
import { checkValues, tidyValues } from './check-values.server'
import { NO_VALUES, readValues, type MetaField, type MetaValues } from './fields.rules'
import { valuesOf } from './page-values.rules'
import { holdsValues, shareQuery } from './share.rules'
import { ADDRESS_MAX } from '~/tools/_area/page-address.rules'
import { paths } from '~/paths'
import { MINUTE } from '~/platform/clock'
import { env } from '~/platform/env.server'
import { byAddress } from '~/platform/address-limit.server'
import { readUpload } from '~/platform/http/upload.server'
import { formatBytes } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { askPicture, PAGE_BYTES, readLive, readPasted, type PageRead } from './read-page.server'
import { presentMeta, type MetaResult } from './result.server'
import { sayProblems } from './words.server'

const TOOL = 'meta-tag-generator'
/** For one visitor: parsing is work. */
const LIMIT = { limit: 120, window: 10 * MINUTE }
/** A form that is not multipart sends most characters as three. */
const MOST_BODY = 3 * PAGE_BYTES + 256 * 1024
const limitOf = (language: Language) => formatBytes(PAGE_BYTES / 1.048576, language)

export interface MetaView {
  values: MetaValues
  problems: Partial<Record<MetaField, string>>
  /** What was given to begin with, and why it could not be taken. */
  start: { url: string; html: string; refused: { field: 'url' | 'html'; text: string } | null }
  /** The page that the values are compared with. */
  live: string
  /** Another one for each page that the form was filled from. */
  reading: string
  /** Where the page that was read is read again. */
  shareUrl: string
  /**
   * Where this very result is; empty when it is too long for an address, null when `shareUrl` is
   * that.
   */
  resultUrl: string | null
  result: MetaResult | null
}

const shareUrl = (url: string) => env.PUBLIC_URL + paths.tool(TOOL, { url: url || undefined })

function resultUrl(values: MetaValues, live: string): string {
  const query = shareQuery(values, live)
  return query ? env.PUBLIC_URL + paths.tool(TOOL, query) : ''
}

const emptyView = (url = ''): MetaView => ({
  values: NO_VALUES,
  problems: {},
  start: { url, html: '', refused: null },
  live: '',
  reading: '',
  shareUrl: shareUrl(url),
  resultUrl: null,
  result: null,
})

/** The form filled with what a page says of itself, and its result. */
async function fill(
  page: Extract<PageRead, { refused?: undefined }>,
  typed: string,
  language: Language,
): Promise<MetaView> {
  const values = tidyValues(valuesOf(page.head, page.answered?.url ?? ''))
  const picture = await askPicture(values.image, language)
  const reading = `${typed}#${JSON.stringify(values).length}:${values.title}`
  return {
    ...emptyView(typed),
    values,
    live: typed,
    reading,
    resultUrl: typed ? null : resultUrl(values, ''),
    result: presentMeta({ values, page, picture }, language),
  }
}

/**
 * What the address asks for: an empty form, one filled from the page that it names, or one that it
 * holds itself, with its result.
 */
export async function loadMetaTags(request: Request, language: Language) {
  const facts = {
    title: translator(language, 'tools')(`list.${TOOL}.name`),
    description: translator(language, TOOL)('description'),
    limit: limitOf(language),
  }
  const query = new URL(request.url).searchParams
  const typed = query.get('url')?.slice(0, ADDRESS_MAX + 1)
  if (holdsValues(query)) {
    const values = readValues(query)
    const { status, view } = await makeFrom(
      values,
      { live: typed ?? '', reading: `${query.toString().length}:${values.title}` },
      language,
    )
    return data({ ...facts, ...view }, { status })
  }
  if (typed === undefined) return data({ ...facts, ...emptyView() })
  const page = await readLive(typed, language)
  if (page.refused === undefined) return data({ ...facts, ...(await fill(page, typed, language)) })
  const view = emptyView(typed)
  return data(
    {
      ...facts,
      ...view,
      start: { ...view.start, refused: { field: 'url' as const, text: page.refused } },
    },
    { status: page.status },
  )
}

async function handlePasted(
  html: string,
  language: Language,
): Promise<{ status: number; view: MetaView }> {
  const t = translator(language, TOOL)
  const refuse = (status: number, text: string) => ({
    status,
    view: { ...emptyView(), start: { url: '', html, refused: { field: 'html' as const, text } } },
  })
  if (html.trim() === '') return refuse(400, t('refused.empty'))
  if (Buffer.byteLength(html) > PAGE_BYTES)
    return refuse(413, t('refused.tooLarge', { limit: limitOf(language) }))
  const page = await readPasted(html, language)
  return page.refused === undefined
    ? { status: 200, view: await fill(page, '', language) }
    : refuse(page.status, page.refused)
}

/**
 * The tags of what the form says, compared with the page at `live`; or what is wrong with its
 * fields.
 */
async function makeFrom(
  typed: MetaValues,
  { live, reading }: Pick<MetaView, 'live' | 'reading'>,
  language: Language,
): Promise<{ status: number; view: MetaView }> {
  const { values, problems } = checkValues(typed)
  const view = {
    ...emptyView(live),
    values,
    live,
    reading,
    problems: sayProblems(problems, language),
  }
  if (Object.keys(problems).length > 0) return { status: 400, view }
  const [page, picture] = await Promise.all([
    live ? readLive(live, language) : null,
    askPicture(values.image, language),
  ])
  const result = presentMeta(
    {
      values,
      page: page && (page.refused === undefined ? page : { refused: page.refused }),
      picture,
    },
    language,
  )
  return { status: 200, view: { ...view, resultUrl: resultUrl(values, live), result } }
}

/**
 * Makes the tags of a posted form, or fills the form from HTML that was pasted; what was typed
 * comes back with either.
 */
export async function handleMetaTags(
  request: Request,
  language: Language,
): Promise<{ status: number; view: MetaView }> {
  const t = translator(language, TOOL)
  const { form, tooLarge } = await readUpload(request, MOST_BODY, { words: MOST_BODY })
  const refuse = (status: number, text: string) => ({
    status,
    view: {
      ...emptyView(),
      values: readValues(form),
      live: String(form.get('live') ?? ''),
      start: { url: '', html: '', refused: { field: 'html' as const, text } },
    },
  })
  if (tooLarge) return refuse(413, t('refused.tooLarge', { limit: limitOf(language) }))
  const wait = await hitEach(byAddress(TOOL, LIMIT))
  if (wait > 0) return refuse(429, t('refused.throttled', { count: waitInMinutes(wait) }))
  if (form.get('act') === 'read') return handlePasted(String(form.get('html') ?? ''), language)
  const said = (name: string) => String(form.get(name) ?? '').slice(0, ADDRESS_MAX + 1)
  return makeFrom(readValues(form), { live: said('live'), reading: said('reading') }, language)
}
