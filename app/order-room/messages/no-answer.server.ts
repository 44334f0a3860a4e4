import { needsNoAnswer } from '~/domain/messages/own-conversations.server'
import type { Member } from '~/domain/people/participant.rules'
import { seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/** What an address is asked with by the press that says that no answer is needed. */
export const NO_ANSWER = 'answered-by-nobody'

interface Asked {
  participant: Member
  threadId: string
  language: Language
  /** The conversation's page. */
  page: string
}

/**
 * Answers the press that a conversation needs no answer; does nothing where a form asks for
 * something else. Throws the redirect back.
 */
export async function answerNoAnswer(
  request: Request,
  { participant, threadId, language, page }: Asked,
): Promise<void> {
  const lastId = new URL(request.url).searchParams.get(NO_ANSWER)
  if (lastId === null) return
  const t = translator(language, 'messages')
  const done = await needsNoAnswer(participant, threadId, lastId)
  throw await seeOther(page, {
    flash: done
      ? { kind: 'success', text: t('noAnswer.done') }
      : { kind: 'warning', text: t('noAnswer.late') },
  })
}
