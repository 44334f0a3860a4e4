import { getZodConstraint } from '@conform-to/zod/v4'
import { isWebhookSubject, WEBHOOK_SUBJECTS } from '~/domain/webhooks/webhook.rules'
import { endpointSchema } from '~/domain/webhooks/endpoint.schema'
import { listEndpoints, makeEndpoint } from '~/domain/webhooks/endpoints.server'
import { programPaths } from '~/paths/programs'
import { env } from '~/platform/env.server'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readTexts } from '~/platform/stored-json'
import type { SignedIn } from '~/platform/session/roles'
import { chosenSide, sayWhose, sideChoices } from '~/routes/dashboard/_area/program-sides.server'
import { webhookState } from '~/routes/dashboard/_area/webhook-state'
import { parseForm } from '~/shell/parse-form.server'
import { answerTo } from '~/shell/refusal-answers.server'

/** The page's endpoints and its form, ready to read. */
export async function showWebhooks(viewer: SignedIn, language: Language) {
  const t = translator(language, 'webhooks')
  const [endpoints, studios] = await Promise.all([
    listEndpoints(viewer.id),
    sideChoices(viewer, language),
  ])
  return {
    title: t('title'),
    webhooks: endpoints.map((endpoint) => ({
      ...{ id: endpoint.id, name: endpoint.name, url: endpoint.url },
      href: programPaths.webhook(endpoint.id),
      state: webhookState(endpoint),
      whose: sayWhose(endpoint, language),
      subjects: readTexts(endpoint.subjects).filter(isWebhookSubject),
      made: formatDate(endpoint.createdAt, language),
    })),
    studios,
    subjects: WEBHOOK_SUBJECTS,
    constraint: getZodConstraint(endpointSchema()),
  }
}

/** Makes the endpoint of a form, whose secret is shown once, or says what is wrong with the form. */
export async function handleWebhooks(form: FormData, viewer: SignedIn, language: Language) {
  const t = translator(language, 'webhooks')
  const words = {
    required: translator(language, 'forms')('required'),
    ...{ address: t('problems.address'), nothing: t('problems.nothing') },
  }
  const submission = parseForm(form, endpointSchema(words, env.FETCH_OPEN_ADDRESSES), language)
  if (submission.status !== 'success') return { result: submission.reply(), status: 400 }
  const { studio, ...endpoint } = submission.value
  const studioId = await chosenSide(viewer, studio, language)
  if (studioId === undefined) {
    const notYours = translator(language, 'api')('tokens.notYours')
    return { result: submission.reply({ fieldErrors: { studio: [notYours] } }), status: 403 }
  }
  try {
    const made = await makeEndpoint(viewer.id, { ...endpoint, studioId })
    const title = t('secret.made', { name: endpoint.name })
    return { ...made, title, overlap: null, status: 201 }
  } catch (error) {
    const refusal = answerTo(error, language)
    if (!refusal) throw error
    return { result: submission.reply({ formErrors: refusal.messages }), status: refusal.status }
  }
}
