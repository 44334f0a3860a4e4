import { retryJob } from '~/domain/outbox/job-acts.server'
import { outboxList } from '~/routes/admin/_area/lists/outbox-list.server'
import { adminPaths } from '~/paths/admin'
import { transaction } from '~/platform/db/db.server'
import { seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'

/** Tries one failed job anew and tells what came of it, on the list as it was filtered. */
export async function handleRetry(
  form: FormData,
  query: URLSearchParams,
  adminId: number,
  language: Language,
) {
  const t = translator(language, 'admin-notifications')
  const id = form.get('id')
  const done =
    isId(id) && (await transaction((tx) => retryJob(tx, id, { type: 'admin', id: adminId })))
  return seeOther(adminPaths.outbox(outboxList.keep(query)), {
    flash: done
      ? { kind: 'success', text: t('jobs.retried') }
      : { kind: 'warning', text: t('jobs.notFailed') },
  })
}
