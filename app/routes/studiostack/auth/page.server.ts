import { isRefusal } from '~/domain/ground/domain-error'
import { sayRefusal } from '~/shell/refusal-answers.server'
import { getZodConstraint } from '@conform-to/zod/v4'
import { parseForm } from '~/shell/parse-form.server'
import { PASSWORD_MIN } from '~/domain/people/people.rules'
import { findUserByLogin } from '~/domain/people/people.server'
import { foundStudio, foundWithNewAccount } from '~/domain/studios/found-studio.server'
import { foundSchema, signUpSchema } from '~/domain/studios/studio.schema'
import {
  findStudioInvitation,
  type StudioInvitation,
} from '~/domain/studios/studio-invitation.server'
import { suggestSlug } from '~/domain/studios/studio.rules'
import { paths } from '~/paths'
import { isBreachedPassword } from '~/platform/breached-passwords.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { studioPaths } from '~/paths/studio'

interface Asked {
  token: string
  /** The page of the desk that was asked for. */
  redirectTo: string | null
}

/**
 * What the page shows: sign-in, why a link holds no more, or the form that founds the studio of an
 * invitation.
 */
export async function presentStudioAuth(
  { token, redirectTo }: Asked,
  viewer: Viewer | null,
  language: Language,
) {
  const t = translator(language, 'studio-desk')
  const signIn = {
    kind: 'signIn' as const,
    email: viewer?.email ?? null,
    postTo: paths.auth({ redirectTo: safeRedirect(redirectTo, studioPaths.dashboard()) }),
  }
  const description = t('auth.description')
  if (token === '')
    return { title: t('auth.signIn.title'), description, lead: t('auth.signIn.lead'), view: signIn }
  const invitation = await findStudioInvitation(token)
  if (invitation?.state !== 'open')
    return {
      title: t('auth.signIn.title'),
      description,
      lead: t(
        `auth.closed.${invitation?.state === 'used' || invitation?.state === 'over' ? invitation.state : 'unknown'}`,
      ),
      view: signIn,
    }
  const known = viewer ? null : await findUserByLogin(invitation.email)
  const head = { title: t('auth.title'), description, lead: t('auth.found.lead') }
  if (known?.passwordHash)
    return {
      ...head,
      view: {
        kind: 'known' as const,
        email: invitation.email,
        href: paths.auth({ redirectTo: studioPaths.auth({ token }) }),
      },
    }
  const defaults = {
    studioName: invitation.studioName,
    slug: suggestSlug(invitation.studioName),
    name: invitation.name,
  }
  return {
    ...head,
    view: {
      kind: 'found' as const,
      viewerEmail: viewer?.email ?? null,
      email: invitation.email,
      defaults,
      passwordMin: PASSWORD_MIN,
      constraint: getZodConstraint(signUpSchema(t, invitation.email)),
    },
  }
}
export type StudioAuthView = Awaited<ReturnType<typeof presentStudioAuth>>['view']

/**
 * Founds the studio that a form asks for: who is to be signed in, or what the form lacks. Throws
 * any error but a refusal.
 */
export async function foundByForm(
  form: FormData,
  { id, email }: StudioInvitation,
  viewer: Viewer | null,
  language: Language,
) {
  const t = translator(language, 'studio-desk')
  const submission = parseForm(form, viewer ? foundSchema(t) : signUpSchema(t, email), language)
  if (submission.status !== 'success')
    return { result: submission.reply({ hideFields: ['password'] as never }) }
  const input = submission.value as {
    studioName: string
    slug: string
    name: string
    password: string
  }
  if (!viewer && (await isBreachedPassword(input.password)))
    return {
      result: submission.reply({
        fieldErrors: { password: [t('errors.password.breached')] },
        hideFields: ['password'],
      } as never),
    }
  try {
    if (viewer) await foundStudio(id, viewer.id, input)
    return { founder: viewer ?? (await foundWithNewAccount(id, { ...input, email, language })) }
  } catch (error) {
    const message = sayRefusal(error, language)
    const told = isRefusal(error, 'founding.taken')
      ? { fieldErrors: { slug: [message] } }
      : { formErrors: [message] }
    return { result: submission.reply({ ...told, hideFields: ['password'] as never } as never) }
  }
}
