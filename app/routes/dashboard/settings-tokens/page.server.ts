import { getZodConstraint } from '@conform-to/zod/v4'
import { parseForm } from '~/shell/parse-form.server'
import { TOKEN_DAYS } from '~/domain/people/api-token.rules'
import { apiTokenSchema } from '~/domain/people/api-token.schema'
import { endToken, listTokens, makeToken } from '~/domain/people/api-tokens.server'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { formatDate, formatDateTime, formatLength } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { SignedIn } from '~/platform/session/roles'
import { chosenSide, sayWhose, sideChoices } from '~/routes/dashboard/_area/program-sides.server'
import { answerTo } from '~/shell/refusal-answers.server'

/** The page's tokens and its form, ready to read. */
export async function showTokens(viewer: SignedIn, language: Language) {
  const t = translator(language, 'api')
  const [tokens, studios] = await Promise.all([
    listTokens(viewer.id),
    sideChoices(viewer, language),
  ])
  return {
    title: t('tokens.title'),
    tokens: tokens.map(({ id, name, ending, scope, studio, studioId, ...times }) => ({
      ...{ id, name, ending, scope },
      acts: sayWhose({ studioId, studio }, language),
      made: formatDate(times.createdAt, language),
      ends: formatDate(times.expiresAt, language),
      over: times.expiresAt <= currentTime(),
      used: times.lastUsedAt && formatDateTime(times.lastUsedAt, language),
    })),
    studios,
    days: TOKEN_DAYS.map((days) => ({
      value: String(days),
      label: formatLength(days, 'day', language),
    })),
    constraint: getZodConstraint(apiTokenSchema()),
  }
}

const here = paths.settingsPart('tokens')

/** Makes the token of a form, which is shown once, or says what is wrong with the form. */
async function make(form: FormData, viewer: SignedIn, language: Language) {
  const t = translator(language, 'api')
  const submission = parseForm(
    form,
    apiTokenSchema(translator(language, 'forms')('required')),
    language,
  )
  if (submission.status !== 'success') return { result: submission.reply(), status: 400 }
  const { name, scope, days, studio } = submission.value
  const studioId = await chosenSide(viewer, studio, language)
  if (studioId === undefined)
    return {
      result: submission.reply({ fieldErrors: { studio: [t('tokens.notYours')] } }),
      status: 403,
    }
  try {
    const token = await makeToken(viewer.id, { name, scope, days, studioId })
    return { token, name, status: 201 }
  } catch (error) {
    const refusal = answerTo(error, language)
    if (!refusal) throw error
    return { result: submission.reply({ formErrors: refusal.messages }), status: refusal.status }
  }
}

/** Takes one of the page's forms: make a token, or end one. */
export async function handleTokens(form: FormData, viewer: SignedIn, language: Language) {
  const ended = form.get('end')
  if (typeof ended !== 'string') return make(form, viewer, language)
  const name = await endToken(viewer.id, ended)
  const text = translator(language, 'api')(name === null ? 'tokens.gone' : 'tokens.ended', { name })
  return seeOther(here, { flash: { kind: name === null ? 'warning' : 'success', text } })
}
