import { readCalendarUrl } from '~/domain/calendar/calendar-feed.server'
import {
  CHOICES,
  kindsFor,
  NOTIFICATION_KINDS,
  type Choice,
} from '~/domain/notifications/notification.rules'
import { readChoices, type Choices } from '~/domain/notifications/preferences.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isAdmin, isFreelancerOrAdmin, type SignedIn } from '~/platform/session/roles'

const kindsOf = (viewer: SignedIn) =>
  kindsFor({
    staff: isAdmin(viewer),
    seller: viewer.sells,
    freelancer: isFreelancerOrAdmin(viewer),
  })

/** What somebody hears of and how, in groups and words, and the address of their calendar. */
export async function loadNotificationSettings(viewer: SignedIn, language: Language) {
  const t = translator(language, 'notifications')
  const { choices, digestHeld } = await readChoices(viewer.id, kindsOf(viewer))
  const groups = (['client', 'freelancer', 'studio'] as const).map((side) => ({
    side,
    name: t(`settings.groups.${side}`),
    kinds: choices
      .filter(({ kind }) => NOTIFICATION_KINDS[kind].to === side)
      .map(({ kind, choice }) => ({ kind, label: t(`kinds.${kind}.label`), choice })),
  }))
  return {
    digestHeld,
    groups: groups.filter(({ kinds }) => kinds.length > 0),
    calendarUrl: viewer.impersonator === null ? await readCalendarUrl(viewer.id) : null,
  }
}

/**
 * The choices of the form, for the kinds that somebody can choose; null when one of them is no
 * choice.
 */
export function readChosen(form: FormData, viewer: SignedIn): Choices | null {
  const given = kindsOf(viewer).flatMap((kind) =>
    form.has(kind) ? [[kind, form.get(kind)] as const] : [],
  )
  const isChoice = (value: unknown): value is Choice =>
    (CHOICES as readonly unknown[]).includes(value)
  return given.length > 0 && given.every(([, value]) => isChoice(value))
    ? Object.fromEntries(given)
    : null
}
