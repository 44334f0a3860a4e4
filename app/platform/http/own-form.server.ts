import { json } from '@remix-run/node'
import { db } from '../db/db.server'
import { getLanguage, translator } from '../i18n/i18n.server'
import { isId } from '../row-id'
import { ACCOUNT_FIELD, UNSENT_FIELD } from '../session/roles'
import { keepDraft } from '../session/drafts.server'
import { isBankAccount, isPassword } from '../session/secret-fields.rules'
import { findSession } from '../session/session.server'
import { sayField } from './field-texts.server'

const MOST_SHOWN = 20
/** What is no word of a person: ids, stamps, tokens, versions, and what a checkbox sends. */
const NO_WORD = /^(?:on|true|false|\d{1,3}|[\w.:=-]{20,}|)$/
/** Beside passwords and bank accounts: codes of all kinds, and what the page brings anew. */
const NOT_TYPED = /code|intent|^seen$|^draft/i
const isTyped = (name: string) => !isPassword(name) && !isBankAccount(name) && !NOT_TYPED.test(name)

interface Typed {
  name: string
  value: string
}

/** The words of a form that its sender may want to keep, by their fields; no passwords. */
export function typedWords(form: FormData): Typed[] {
  const words = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && isTyped(name) && !NO_WORD.test(value.trim())
      ? [{ name, value }]
      : [],
  )
  return words.slice(0, MOST_SHOWN)
}

/**
 * Throws a 409 Response, with what was typed, when a form was made for an account and another one
 * is signed in by now: what is meant for one is never written into the other. Without the field it
 * was made by no page of somebody signed in.
 */
export async function requireAccount(
  request: Request,
  account: FormDataEntryValue | null,
  typed: Typed[] = [],
): Promise<void> {
  const session = account === null ? null : await findSession(request)
  if (!session || [session.userId, session.viewedUserId].includes(Number(account))) return
  const user = await db.user.findUnique({
    where: { id: session.userId },
    select: { name: true, email: true },
  })
  const language = await getLanguage(request)
  const t = translator(language, 'auth')
  const words = {
    title: t('otherAccount.title', { name: user?.name, email: user?.email }),
    text: t('otherAccount.text'),
    again: t('otherAccount.again'),
  }
  throw json(
    {
      ...words,
      back: new URL(request.url).pathname.replace(/\.data$/, ''),
      typed: {
        title: t('otherAccount.typed'),
        fields: typed.map(({ name, value }) => ({ label: sayField(name, language), value })),
      },
    },
    { status: 409, statusText: 'Conflict' },
  )
}

/**
 * Takes the account that a form was made for out of it and gives it back; throws as
 * `requireAccount` does. One that was kept while its sender signed in again is kept no longer.
 */
export async function takeAccount(request: Request, form: FormData): Promise<string | null> {
  const account = form.get(ACCOUNT_FIELD)
  const unsent = form.get(UNSENT_FIELD)
  form.delete(ACCOUNT_FIELD)
  form.delete(UNSENT_FIELD)
  await requireAccount(request, account, typedWords(form))
  if (typeof unsent === 'string' && isId(unsent))
    await db.unsentForm.deleteMany({ where: { id: unsent, userId: Number(account) || 0 } })
  await keepDraft(request, form)
  return typeof account === 'string' ? account : null
}
