import { randomUUID } from 'node:crypto'
import { parseForm } from '~/shell/parse-form.server'
import { keepForMilestone, listPending } from '~/domain/deliverables/milestone-deliverable.server'
import { handOverSchema } from '~/domain/fulfillment/admin-order.schema'
import { deliverMilestone } from '~/domain/fulfillment/deliver-milestone.server'
import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { paths } from '~/paths'
import { formatBytes } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import type { WorkForm } from '~/order-room/files/work-form.server'
import { sayProblem, type StepContext } from '~/order-room/order/seller-steps.server'
import { presentDrafts } from '~/shell/drafts.server'
import { sayRefusal } from '~/shell/refusal-answers.server'
import type { FormHandler } from '~/shell/forms.server'

/** Of the tick boxes: a form with files keeps one value per name. */
const PICKED = 'version-'

const MOVED = 409

/** Enters the files that came, and says in words what keeps them from going along. */
async function keep({ stored, problems, key }: WorkForm, id: string, context: StepContext) {
  const { orderId, seller, language } = context
  if (stored.length === 0) return { kept: [], problems }
  try {
    const { kept, noRoom } = await keepForMilestone(seller, orderId, id, { files: stored, key })
    const full = noRoom.map((name) => sayRefusal(new DomainError('upload.noRoom', name), language))
    return { kept, problems: [...problems, ...full] }
  } catch (error) {
    if (isRefusal(error, 'notFound')) throw error
    return { kept: [], problems: [...problems, sayRefusal(error, language)] }
  }
}

const pickedIn = (form: FormData) =>
  [...form.keys()]
    .filter((name) => name.startsWith(PICKED))
    .map((name) => name.slice(PICKED.length))
    .filter(isId)

/**
 * Hands a milestone over with its note and files. What is wrong is said in the form with all that
 * was typed; files that can be kept are, and go along when it is sent again.
 */
export const handOverForm =
  (posted: WorkForm): FormHandler<StepContext> =>
  async (form, context) => {
    const { orderId, seller, language } = context
    const id = String(form.get('milestoneId'))
    const { kept, problems } = await keep(posted, id, context)
    for (const version of kept) form.set(PICKED + version, 'on')
    const submission = parseForm(form, handOverSchema(sayProblem(language)), language)
    const again = (errors: { files?: string[] } = {}, formErrors?: string[], status?: number) => ({
      form: `submit-${id}`,
      result: submission.reply({ fieldErrors: errors, formErrors }),
      status,
    })
    if (submission.status !== 'success' || problems.length > 0)
      return again(problems.length > 0 ? { files: problems } : {})
    const { reason: note, licence } = submission.value
    const versions = pickedIn(form)
    try {
      await deliverMilestone(seller, orderId, id, { note, licence, versions })
    } catch (error) {
      if (isRefusal(error, 'notFound')) throw error
      return again({}, [sayRefusal(error, language)], MOVED)
    }
    return { done: translator(language, 'admin-orders')('done.submit') }
  }

/** What a milestone's form has to offer, by milestone. */
export async function loadPending(
  writerId: number | null,
  milestoneIds: string[],
  language: Language,
) {
  const keys = milestoneIds.map((id) => `hand-over:${id}`)
  const [pending, draftOf] = await Promise.all([
    listPending(milestoneIds),
    presentDrafts(writerId, keys, language),
  ])
  return (milestoneId: string) => ({
    key: randomUUID(),
    draft: draftOf(`hand-over:${milestoneId}`),
    files: pending
      .filter((file) => file.milestoneId === milestoneId)
      .map(({ versionId, name, size }) => ({
        ...{ versionId, name, size: formatBytes(size, language) },
        href: paths.fileVersion(versionId),
      })),
  })
}
