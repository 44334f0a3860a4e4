import { unbroken } from '~/platform/unbroken'

/** Of a mail, as its provider hands them on: names in any case. */
export type MailHeaders = Record<string, string>

/** What mail programs call an answer that nobody wrote, in the languages of the studio. */
const SUBJECT = new RegExp(
  unbroken`
    ^\s*(?:(?:Automatic reply|Auto(?:matic)?[- ]?(?:reply|response|responder)|OOO
    |Out of (?:the )?office(?: auto-?reply)?|Autosvar|Automatiskt svar|Frånvaro(?:meddelande)?|Frånvarande
    |Automatisch(?:e)? (?:antwoord|reactie|bericht)|Afwezig(?:heid(?:sbericht)?)?
    |Odpowiedź automatyczna|Automatyczna odpowiedź|Autoodpowiedź|Nieobecność|Poza biurem
    |Wiadomość automatyczna)(?=\s*(?:[:–—([!.-]|$|(?:until|till?s?|tot|t/m|do)\s|\d))
    |(?:Undeliver(?:able|ed)|Delivery (?:Status Notification|has failed|failure)|Mail delivery failed
    |Message not delivered|Failure notice|Returned mail|Mail System Error|Nie dostarczono
    |Niedostarczalne|Onbestelbaar|Kan inte levereras|Olevererbart|Går inte att leverera)(?!\p{L}))
  `,
  'iu',
)
const MACHINE = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+-].*)?@/

/**
 * Whether a mail was written by a program (RFC 3834 §2): an absence, a failed delivery, a list.
 * Such a mail is never answered.
 */
export function isAutomatic(from: string, subject: string, headers: MailHeaders): boolean {
  const said = new Map(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      value.trim().toLowerCase(),
    ]),
  )
  const submitted = said.get('auto-submitted')
  return (
    (submitted !== undefined && submitted !== 'no' && submitted !== '') ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-failed-recipients', 'list-id'].some(
      (name) => said.has(name),
    ) ||
    /^(?:bulk|junk|list|auto_reply)$/.test(said.get('precedence') ?? '') ||
    said.get('return-path') === '<>' ||
    // A report on another mail: whether it arrived, or was opened.
    said.get('content-type')?.startsWith('multipart/report') === true ||
    MACHINE.test(from) ||
    SUBJECT.test(subject)
  )
}
