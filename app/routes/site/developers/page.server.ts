import { KEY_MAX, CALLS, API_ROOT } from '~/api/limits'
import { curlOf } from '~/api/example'
import { fieldsOf } from '~/api/openapi.server'
import { OPERATIONS } from '~/api/operations.server'
import { VERIFY_EXAMPLE } from '~/api/verify-example'
import {
  SEND_TIMEOUT,
  statesOf,
  TRIED_FOR,
  WEBHOOK_SUBJECTS,
} from '~/domain/webhooks/webhook.rules'
import { programPaths } from '~/paths/programs'
import { DAY, SECOND } from '~/platform/clock'
import { env } from '~/platform/env.server'
import { formatLength, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/** The guide for those who write programs, made of what the operations declare. */
export function presentGuide(language: Language) {
  const t = translator(language, 'api')
  return {
    title: t('guide.title'),
    description: t('guide.description'),
    lead: t('guide.lead'),
    root: env.PUBLIC_URL + API_ROOT,
    calls: formatNumber(CALLS.limit, language),
    keyMax: KEY_MAX,
    feedHref: programPaths.productFeed({ lng: language }),
    llmsHref: programPaths.llms({ lng: language }),
    webhooks: {
      seconds: formatLength(SEND_TIMEOUT / SECOND, 'second', language),
      days: formatLength(Math.floor(TRIED_FOR / DAY), 'day', language),
      types: WEBHOOK_SUBJECTS.map((subject) =>
        statesOf(subject)
          .map((state) => `${subject}.${state}`)
          .join('  '),
      ),
      verify: VERIFY_EXAMPLE,
    },
    operations: OPERATIONS.map((operation) => {
      const { id, method, path, scope, side, query, body } = operation
      return {
        ...{ id, method, path: API_ROOT + path, scope, side: side ?? null },
        title: t(`operations.${id}.title` as 'operations.listOrders.title'),
        text: t(`operations.${id}.text` as 'operations.listOrders.text'),
        fields: [...fieldsOf(query), ...fieldsOf(body)].map(({ name, required }) => ({
          name,
          required,
        })),
        example: curlOf(operation, env.PUBLIC_URL),
      }
    }),
  }
}
