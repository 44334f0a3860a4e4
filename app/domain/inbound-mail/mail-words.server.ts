import { hideLinkTokens } from '~/platform/crypto/hide-link-tokens'
import { inTurns } from '~/platform/let-others'
import { textOfHtml } from './html-text.rules'

/** The words of a mail, with the links in them closed. */
export async function wordsOf({ text, html = '' }: { text: string; html?: string }) {
  return hideLinkTokens(text.trim() === '' ? await inTurns(textOfHtml(html)) : text)
}
