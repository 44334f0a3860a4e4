import { getZodConstraint } from '@conform-to/zod/v4'
import { brand } from '~/brand'
import { readPrefill } from '~/domain/contact/contact.rules'
import { contactSchema } from '~/domain/contact/contact.schema'
import { cityName } from '~/domain/content/city.rules'
import { RETENTION } from '~/domain/ground/retention.rules'
import { signFormStamp } from '~/platform/crypto/form-stamp.server'
import { formatLength } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { countryName } from '~/platform/i18n/places.server'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'

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
