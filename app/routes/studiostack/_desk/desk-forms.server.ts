import type { SubmissionResult } from '@conform-to/dom'
import { DomainError } from '~/domain/ground/domain-error'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { isPictureRefusal } from '~/domain/pictures/pictures.server'
import type { DeskMember } from '~/domain/studios/studio-changes.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { RequestArgs } from '~/platform/session/guards.server'
import type { FormHandler, FormOutcome } from '~/shell/forms.server'
import { answerTo, type OwnWords } from '~/shell/refusal-answers.server'
import { requireStudio } from '~/shell/studio-page.server'

/** What the forms of a studio's desk know. */
export interface DeskContext {
  studio: MemberStudio
  member: DeskMember
  language: Language
}

/** Who posts a form of the desk, and for which studio; everybody else is turned away. */
export async function openDeskForm(args: RequestArgs): Promise<DeskContext> {
  const { studio, user } = await requireStudio(args)
  const member = { studioId: studio.id, userId: user.id }
  return { studio, member, language: await getLanguage(args.request) }
}

interface Picture<Context> {
  words: OwnWords
  save(bytes: Uint8Array, context: Context): Promise<FormOutcome>
}

/** A form of one picture, whose field has its name; what is wrong with it is said there. */
export const pictureForm =
  <Context extends DeskContext & { tooLarge: boolean }>(
    name: string,
    { words, save }: Picture<Context>,
  ): FormHandler<Context> =>
  async (form, context) => {
    const file = form.get(name)
    try {
      if (context.tooLarge) throw new DomainError('picture.tooLarge')
      if (!(file instanceof File) || file.size === 0) throw new DomainError('picture.none')
      return await save(new Uint8Array(await file.arrayBuffer()), context)
    } catch (error) {
      if (!isPictureRefusal(error)) throw error
      const { status, messages } = answerTo(error, context.language, words)!
      const result = { status: 'error', error: { [name]: messages } } as SubmissionResult<string[]>
      return { form: name, result, status }
    }
  }
