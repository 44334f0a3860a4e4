import { after, currentTime, HOUR } from '../clock'
import { openSecret, sealSecret } from '../crypto/secret-box.server'
import { db } from '../db/db.server'
import { MOST_BRIEF_WORDS } from '../http/form-fields.rules'
import { MOST_FORM } from '../http/form.server'
import { typedWords } from '../http/own-form.server'
import { readUpload } from '../http/upload.server'
import { findKnownBrowser } from './known-browser.server'
import { ACCOUNT_FIELD, UNSENT_FIELD } from './roles'
import { isPassword } from './secret-fields.rules'

/** How long a form is kept for its sender to sign in again. */
const KEPT_FOR = HOUR
/** Of one account at a time, and characters of one form and, as they are kept, of all of them. */
const MOST_KEPT = 20
const LONGEST = 400_000
const LONGEST_IN_ALL = 500_000
/** What is of the drafts, which are kept by themselves. */
const OF_DRAFT = /^draft-/i

interface UnsentForm {
  /** Where it was sent. */
  path: string
  fields: [name: string, value: string][]
  /** Whether it went as a form with files; the files themselves are not kept. */
  hadFiles: boolean
  multipart: boolean
}

const browserOf = (request: Request, userId: number) => findKnownBrowser(request, `id:${userId}`)

const isMultipart = (request: Request) =>
  /^multipart\//i.test(request.headers.get('Content-Type') ?? '')

function partsOf(form: FormData) {
  const all = [...form]
  const fields = all.filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && !isPassword(field[0]) && !OF_DRAFT.test(field[0]),
  )
  return { fields, hadFiles: all.some(([, value]) => value instanceof File && value.size > 0) }
}

/** Characters that are kept of an account's forms; all of them stand on one page. */
async function keptOf(userId: number) {
  const [row] = await db.$queryRaw<{ length: number | bigint | null }[]>`
    SELECT SUM(LENGTH("sealed")) AS "length" FROM "UnsentForm" WHERE "userId" = ${userId}`
  return Number(row?.length ?? 0)
}

/**
 * Keeps a form that was read already, of whoever is signed in, until they may send it; as
 * `keepUnsentForm` does.
 */
export async function keepReadForm(
  request: Request,
  userId: number,
  form: FormData,
): Promise<boolean> {
  const browser = await browserOf(request, userId)
  if (!browser || typedWords(form).length === 0) return false
  const { pathname, search } = new URL(request.url)
  const kept: UnsentForm = {
    ...{ path: pathname + search, multipart: isMultipart(request) },
    ...partsOf(form),
  }
  const text = JSON.stringify(kept)
  if (text.length > LONGEST || (await db.unsentForm.count({ where: { userId } })) >= MOST_KEPT)
    return false
  const sealed = sealSecret('unsent-form', new TextEncoder().encode(text))
  const others = await keptOf(userId)
  if (others > 0 && others + sealed.length > LONGEST_IN_ALL) return false
  await db.unsentForm.create({ data: { userId, browser, sealed, expiresAt: after(KEPT_FOR) } })
  return true
}

/**
 * Keeps a form that came after its session had ended, so that signing in again is all its sender
 * has to do: what was typed, but no passwords and no files. Only for an account that was opened in
 * this browser before, so that nobody prepares a form for somebody else. False when nothing is
 * kept, as of a form in which nothing was typed.
 */
export async function keepUnsentForm(request: Request): Promise<boolean> {
  if (request.method !== 'POST' || request.bodyUsed) return false
  const { form, account } = await readUpload(request, MOST_FORM, { words: MOST_BRIEF_WORDS })
  return account ? keepReadForm(request, Number(account), form) : false
}

/** The forms of an account that this browser sent too late, the newest first. */
export async function listUnsentForms(request: Request, userId: number) {
  const browser = await browserOf(request, userId)
  if (!browser) return []
  const rows = await db.unsentForm.findMany({
    where: { userId, browser, expiresAt: { gt: currentTime() } },
    orderBy: { id: 'desc' },
    take: MOST_KEPT,
  })
  return rows.flatMap(({ id, sealed }) => {
    const opened = openSecret('unsent-form', sealed)
    if (!opened) return []
    const { fields, ...kept } = JSON.parse(opened.toString('utf8')) as UnsentForm
    const own: UnsentForm['fields'] = [
      [ACCOUNT_FIELD, String(userId)],
      [UNSENT_FIELD, id],
    ]
    return [{ id, ...kept, fields: [...fields, ...own] }]
  })
}

/** Forgets a form that was sent after all, or is not wanted any more. */
export async function forgetUnsentForm(userId: number, id: string): Promise<void> {
  await db.unsentForm.deleteMany({ where: { id, userId } })
}

/** Forgets what nobody came back for. */
export async function forgetPastForms(now = currentTime()): Promise<void> {
  await db.unsentForm.deleteMany({ where: { expiresAt: { lt: now } } })
}
