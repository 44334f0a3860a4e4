import { whySchema } from '~/domain/assignments/assignment.schema'
import { askRework, releaseAssignment } from '~/domain/assignments/work.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { fields, type FormHandler } from '~/shell/forms.server'
import { sayAssignmentProblem } from './assignment-texts.server'

interface Context {
  orderId: string
  adminId: number
  language: Language
}

const STEPS = {
  rework: { act: askRework, done: 'done.sentBack' },
  release: { act: releaseAssignment, done: 'done.released' },
} as const

/** A step with somebody's work that is only taken with the reason. */
function withReason(name: keyof typeof STEPS): FormHandler<Context> {
  return fields(
    (form) => `${name}-${String(form.get('assignmentId'))}`,
    ({ language }) => whySchema(sayAssignmentProblem(language)),
    async ({ reason }, { orderId, adminId, language }, form) => {
      const { act, done } = STEPS[name]
      const actor = { type: 'admin', id: adminId } as const
      await act(orderId, String(form.get('assignmentId')), reason, actor)
      return { done: translator(language, 'assignments')(done) }
    },
  )
}

/** Work goes back to the freelancer who handed it in. */
export const reworkStep = withReason('rework')
/** A freelancer is let go. */
export const releaseStep = withReason('release')
