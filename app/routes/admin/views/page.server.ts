import type { SubmissionResult } from '@conform-to/dom'
import { getZodConstraint } from '@conform-to/zod/v4'
import { parseForm } from '~/shell/parse-form.server'
import {
  ADMIN_LISTS,
  isAdminList,
  VIEW_NAME_MAX,
  VIEWS_MAX,
  type AdminListName,
} from '~/domain/lists/list.rules'
import { deleteView, listSavedViews, saveView } from '~/domain/lists/saved-views.server'
import { viewSchema } from '~/domain/lists/view.schema'
import { adminPaths } from '~/paths/admin'
import { seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { adminList, hrefOfView } from '~/routes/admin/_area/lists/lists.server'
import { writeQuery } from '~/routes/admin/_area/lists/tools-of.server'

interface ViewsContext {
  adminId: number
  query: URLSearchParams
  language: Language
}

/**
 * The list, and what it is filtered by, that the address wants to keep; null for an address that
 * names none.
 */
function readShown(query: URLSearchParams): { list: AdminListName; query: string } | null {
  const list = query.get('list')
  if (!isAdminList(list)) return null
  return {
    list,
    query: writeQuery(adminList(list).keep(new URLSearchParams(query.get('query') ?? ''))),
  }
}

const sayProblem = (language: Language) => (problem: 'viewName' | 'viewNameTooLong') =>
  translator(language, 'admin-lists')(`views.errors.${problem}`, { count: VIEW_NAME_MAX })

/** The views that somebody has kept, list by list, and what the form would keep. */
export async function loadViews({ adminId, query, language }: ViewsContext) {
  const t = translator(language, 'admin-lists')
  const views = await listSavedViews(adminId)
  const shown = readShown(query)
  const groups = ADMIN_LISTS.filter((list) => views.some((view) => view.list === list)).map(
    (list) => ({
      list,
      name: t(`lists.${list}`),
      href: adminList(list).href(),
      views: views
        .filter((view) => view.list === list)
        .map(({ id, name, query: kept }) => ({ id, name, href: hrefOfView(list, kept) })),
    }),
  )
  return {
    title: t('views.title'),
    shown: shown && { name: t(`lists.${shown.list}`), href: hrefOfView(shown.list, shown.query) },
    groups,
    constraint: getZodConstraint(viewSchema(() => '')),
  }
}

async function keep(
  form: FormData,
  { adminId, query, language }: ViewsContext,
): Promise<Response | { result: SubmissionResult<string[]> }> {
  const t = translator(language, 'admin-lists')
  const shown = readShown(query)
  if (!shown) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const submission = parseForm(form, viewSchema(sayProblem(language)), language)
  if (submission.status !== 'success') return { result: submission.reply() }
  const { name } = submission.value
  const kept = await saveView(adminId, { ...shown, name })
  if (kept === 'full')
    return {
      result: submission.reply({
        fieldErrors: { name: [t('views.errors.full', { count: VIEWS_MAX })] },
      }),
    }
  return seeOther(hrefOfView(shown.list, shown.query), {
    flash: { kind: 'success', text: t('views.kept', { name }) },
  })
}

async function drop(form: FormData, { adminId, language }: ViewsContext) {
  const dropped = await deleteView(adminId, String(form.get('id')))
  const text = translator(language, 'admin-lists')(dropped ? 'views.dropped' : 'views.gone')
  return seeOther(adminPaths.views(), { flash: { kind: dropped ? 'success' : 'warning', text } })
}

/**
 * Keeps the view that the address names, or drops one; a name that is missing brings the form back.
 */
export function handleViewStep(form: FormData, context: ViewsContext) {
  return form.get('intent') === 'drop' ? drop(form, context) : keep(form, context)
}
