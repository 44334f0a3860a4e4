import { brand } from '~/brand'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'

/** In whose name a mail is. */
export interface MailSender {
  name: string
  /** What stands below its words. */
  signature: string[]
  /**
   * Where an answer goes that the mail has no place of its own for; to the address that it comes
   * from without it.
   */
  replyTo?: string
}

const ownAddresses = () => brand.cities.map((city) => city.address).join(' · ')

/**
 * The studio that runs this site, unless the mail is about an order of another one: then it is in
 * that one's name.
 */
export async function readMailSender(
  studioId: number | undefined,
  language: Language,
): Promise<MailSender> {
  const t = translator(language, 'mail')
  const studio =
    studioId === undefined || studioId === OWN_STUDIO_ID
      ? null
      : await db.studio.findUnique({ where: { id: studioId } })
  if (!studio)
    return {
      name: brand.name,
      signature: [t('signature', { name: brand.name }), `${brand.legalName} · ${ownAddresses()}`],
    }
  const { name, legalName, address, email } = studio
  return {
    name,
    signature: [
      name,
      [legalName, address, email].filter(Boolean).join(' · '),
      t('sentFor', { name, site: brand.name }),
    ],
    replyTo: email ?? undefined,
  }
}
