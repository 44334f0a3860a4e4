import { getZodConstraint } from '@conform-to/zod/v4'
import { brand } from '~/brand'
import { readPrefill } from '~/domain/contact/contact.rules'
import { contactSchema } from '~/domain/contact/contact.schema'
import { isKnownMessage, sendContactMessage } from '~/domain/contact/contact.server'
import { cityName } from '~/domain/content/city.rules'
import { RETENTION } from '~/domain/ground/retention.rules'
import { countMailAddress, mayMail } from '~/account/account-tries.server'
import { paths } from '~/paths'
import { currentTime, HOUR } from '~/platform/clock'
import { signFormStamp } from '~/platform/crypto/form-stamp.server'
import { formatLength } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { countryName } from '~/platform/i18n/places.server'
import { waitInMinutes } from '~/platform/rate-limit.server'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'
import { fields, type FormHandler } from '~/shell/forms.server'

/** The studio's places; the first is where it is registered. */
function places(language: Language) {
  const t = translator(language, 'contact')
  return brand.cities.map((city, index) => ({
    name: cityName(city, language),
    country: countryName(city.country, language),
    role: t(index === 0 ? 'places.seat' : 'places.office'),
    lines: city.address.split(', '),
  }))
}

/**
 * The contact page: the form as a link or the viewer's account fills it in, or the thanks for a
 * message.
 */
export async function loadContact(args: RequestArgs) {
  const language = await getLanguage(args.request)
  const t = translator(language, 'contact')
  const { searchParams } = new URL(args.request.url)
  const sent = searchParams.get('sent') === '1'
  const viewer = sent ? null : await findViewer(args)
  return {
    title: t(sent ? 'sent.title' : 'title'),
    description: t(sent ? 'sent.description' : 'description'),
    sent,
    /** A copy goes to an address alone that is proven to be the sender's. */
    canCopy: viewer !== null,
    constraint: getZodConstraint(contactSchema(t)),
    defaults: {
      ...readPrefill(searchParams),
      name: viewer?.name ?? '',
      email: viewer?.email ?? '',
      stamp: signFormStamp(),
    },
    months: formatLength(RETENTION.contactMessages, 'month', language),
    places: places(language),
  }
}

/**
 * A mail address is one person's, and each message writes to it; a network address may be a whole
 * office's.
 */
const LIMITS = {
  address: { limit: 20, window: HOUR },
  one: { limit: 5, window: HOUR },
}

/** Sends the message of the form, and a message that was sent twice once. */
export const contactForm: FormHandler<{ args: RequestArgs; language: Language }> = fields(
  'contact',
  ({ language }) => contactSchema(translator(language, 'contact')),
  async (value, { args, language }) => {
    if (!(await isKnownMessage(value))) {
      const wait = await countMailAddress(args.request, 'contact', value.email, LIMITS)
      if (wait > 0) {
        const values = { count: waitInMinutes(wait), email: brand.email }
        return { wrong: translator(language, 'contact')('errors.throttled', values), status: 429 }
      }
      const senderId = (await findViewer(args))?.id ?? null
      const mailed = await mayMail(args.request, 'contact', value.email)
      await sendContactMessage(value, language, currentTime(), { senderId, mailed })
    }
    return { done: null, to: paths.contact({ sent: 1 }) }
  },
)
