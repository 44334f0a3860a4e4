import {
  disableSignIn,
  enableSignIn,
  endSessions,
  sendPasswordLink,
} from '~/domain/clients/account-steps.server'
import { changeDetails } from '~/domain/clients/client-details.server'
import { detailsSchema, NOTE_MAX, noteSchema, readShown } from '~/domain/clients/client.schema'
import { startViewing } from '~/domain/clients/view-as.server'
import {
  addStaffNote,
  putBackStaffNote,
  removeStaffNote,
} from '~/domain/clients/staff-notes.server'
import { reasonSchema } from '~/domain/fulfillment/admin-order.schema'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { transaction } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { sayProblem } from '~/order-room/order/seller-steps.server'
import { accountWords } from '~/account/settings.server'
import { fields, type FormHandler, type FormOutcome } from '~/shell/forms.server'

interface StepContext {
  userId: number
  adminId: number
  /** Of the admin's own session. */
  sessionId: string
  language: Language
}
type Step = FormHandler<StepContext>

const actorOf = ({ adminId }: StepContext) => ({ type: 'admin', id: adminId }) as const
const words = ({ language }: StepContext) => translator(language, 'admin-clients')

/** Word of a step, on the part of the page that it is about. */
function tell(
  context: StepContext,
  done: boolean,
  name: 'viewed' | 'disabled' | 'enabled' | 'sessions' | 'link' | 'noteRemoved' | 'notePutBack',
  anchor: string,
): FormOutcome {
  const t = words(context)
  const to = adminPaths.client(context.userId, anchor)
  return done ? { done: t(`done.${name}`), to } : { late: t(`refused.${name}`), to }
}

const reasonOf = ({ language }: StepContext) => reasonSchema(sayProblem(language))

const disable: Step = fields('disable', reasonOf, async ({ reason }, context) =>
  tell(
    context,
    await transaction((tx) => disableSignIn(tx, context.userId, reason, actorOf(context))),
    'disabled',
    'sign-in',
  ),
)

const view: Step = fields('view', reasonOf, async ({ reason }, context) => {
  const { userId: clientId, adminId, sessionId } = context
  return (await startViewing({ sessionId, adminId, clientId, reason }))
    ? { done: words(context)('done.viewed'), to: paths.dashboard() }
    : tell(context, false, 'viewed', 'sign-in')
})

const enable: Step = async (_form, context) =>
  tell(
    context,
    await transaction((tx) => enableSignIn(tx, context.userId, actorOf(context))),
    'enabled',
    'sign-in',
  )
const end: Step = async (_form, context) =>
  tell(
    context,
    (await transaction((tx) => endSessions(tx, context.userId, actorOf(context)))) > 0,
    'sessions',
    'sign-in',
  )
const link: Step = async (_form, context) =>
  tell(
    context,
    await transaction((tx) => sendPasswordLink(tx, context.userId, actorOf(context))),
    'link',
    'sign-in',
  )

/** What another admin has saved since. */
function sayConflict(
  conflict: { field: 'name' | 'phone' | 'language'; value: string }[],
  context: StepContext,
) {
  const t = words(context)
  const named = conflict.map(({ field, value }) =>
    t('details.now', {
      field: t(`details.${field}`),
      value: isLanguage(value) ? LANGUAGE_NAMES[value] : value || t('details.empty'),
    }),
  )
  return t('details.conflict', {
    fields: new Intl.ListFormat(context.language).format(named),
  })
}

const change: Step = fields(
  'details',
  ({ language }) => detailsSchema(accountWords(language)),
  async ({ name, phone = '', language }, context, form) => {
    const shown = readShown(form.get('shown'))
    if (!shown) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
    const { saved, conflict } = await changeDetails(
      context.userId,
      shown,
      { name, phone, language },
      actorOf(context),
    )
    return saved
      ? { done: words(context)('done.details'), to: adminPaths.client(context.userId, 'details') }
      : { wrong: sayConflict(conflict, context), status: 409 }
  },
)

const addNote: Step = fields(
  'note',
  (context) => noteSchema((problem) => words(context)(`errors.${problem}`, { count: NOTE_MAX })),
  async ({ body }, context) => {
    await addStaffNote(context.userId, body, context.adminId)
    return { done: words(context)('done.note'), to: adminPaths.client(context.userId, 'notes') }
  },
)

const dropNote: Step = async (form, context) =>
  tell(
    context,
    await removeStaffNote(context.userId, String(form.get('noteId')), actorOf(context)),
    'noteRemoved',
    'notes',
  )
const putBackNote: Step = async (form, context) =>
  tell(
    context,
    await putBackStaffNote(context.userId, String(form.get('noteId')), actorOf(context)),
    'notePutBack',
    'notes',
  )

/** The forms of a client's page. */
export const CLIENT_FORMS: Record<string, Step> = {
  view,
  disable,
  enable,
  sessions: end,
  link,
  details: change,
  note: addNote,
  'drop-note': dropNote,
  'put-back-note': putBackNote,
}
