import type { EnquiryInput } from '~/domain/contact/enquiry.schema'
import { isKnownMessage, sendContactMessage } from '~/domain/contact/contact.server'
import type { ShopFront } from '~/domain/studios/shop-front.server'
import { shopFrontPaths } from '~/paths/shop-front'
import { currentTime, HOUR } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { waitInMinutes } from '~/platform/rate-limit.server'
import type { RequestArgs } from '~/platform/session/guards.server'
import { countMailAddress } from '~/account/account-tries.server'
import { askedLanguage } from '~/routes/studiostack/_front/shop-front.server'

/** Those of the contact page, counted for all studios together. */
const LIMITS = {
  address: { limit: 20, window: HOUR },
  one: { limit: 5, window: HOUR },
}

/** Sends an enquiry to the studio and answers with the page that says so, or says why not. */
export async function handleEnquiry(
  args: RequestArgs,
  front: ShopFront,
  input: EnquiryInput,
  language: Language,
) {
  const message = { ...input, topic: 'project' as const, copy: false }
  if (!(await isKnownMessage(message))) {
    const count = waitInMinutes(
      await countMailAddress(args.request, 'contact', input.email, LIMITS),
    )
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
