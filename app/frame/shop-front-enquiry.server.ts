import type { EnquiryInput } from '~/domain/contact/enquiry.schema'
import { isKnownMessage, sendContactMessage } from '~/domain/contact/contact.server'
import type { ShopFront } from '~/domain/studios/shop-front.server'
import { shopFrontPaths } from '~/shop-front-paths'
import { currentTime, HOUR } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { clientAddress } from '~/platform/http/client-address.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import type { RequestArgs } from '~/platform/session/guards.server'
import { askedLanguage } from './shop-front.server'

/** Those of the contact page, counted for all studios together. */
const MAIL_LIMIT = { limit: 5, window: HOUR }
const ADDRESS_LIMIT = { limit: 20, window: HOUR }

/** Sends an enquiry to the studio and answers with the page that says so, or says why not. */
export async function takeEnquiry(
  args: RequestArgs,
  front: ShopFront,
  input: EnquiryInput,
  language: Language,
) {
  const message = { ...input, topic: 'project' as const, copy: false }
  if (!(await isKnownMessage(message))) {
    const limits = {
      [`contact:address:${clientAddress(args.request)}`]: ADDRESS_LIMIT,
      [`contact:mail:${input.email}`]: MAIL_LIMIT,
    }
    const count = waitInMinutes(await hitEach(limits))
    if (count > 0)
      return {
        sent: null,
        refusal: translator(language, 'studio-front')('enquiry.throttled', { count }),
      }
    await sendContactMessage(message, language, currentTime(), {
      seller: { id: front.id, email: front.email, language: front.languages[0]! },
    })
  }
  return {
    sent: await seeOther(
      shopFrontPaths.front(front.slug, {
        lng: askedLanguage(args, front),
        sent: 1,
        anchor: 'enquiry',
      }),
    ),
    refusal: '',
  }
}
