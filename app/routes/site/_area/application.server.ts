import type { SubmissionResult } from '@conform-to/dom'
import { getZodConstraint } from '@conform-to/zod/v4'
import { parseForm } from '~/shell/parse-form.server'
import type { TFunction } from 'i18next'
import { brand } from '~/brand'
import { FILE_TYPES } from '~/domain/files/file-type.rules'
import {
  findRefusals,
  MEGABYTE,
  toUploads,
  type Chosen,
  type Refusal,
} from '~/domain/files/upload.rules'
import type { Upload } from '~/domain/files/uploads.server'
import { DECISION_DAYS, OTHER_COUNTRY, UPLOADS } from '~/domain/freelancers/application.rules'
import { applicationSchema, type ApplicationInput } from '~/domain/freelancers/application.schema'
import { countryOptions } from '~/domain/ground/countries'
import { RETENTION } from '~/domain/ground/retention.rules'
import { readSettings } from '~/domain/settings/settings.server'
import { signFormStamp } from '~/platform/crypto/form-stamp.server'
import { readUpload } from '~/platform/http/upload.server'
import { formatLength } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'
import { readFiles } from '~/shell/chosen-files.server'

type T = TFunction<'application'>

/** All files at their largest, and room for the words. */
const MOST_BYTES = UPLOADS.most * UPLOADS.maxBytes + MEGABYTE
/** More than the words of an application have. */
const WORDS = 256 * 1024
const SIZE = `${UPLOADS.maxBytes / MEGABYTE}\u00a0MB`

/** Within how long an applicant has an answer, in words. */
export function decisionTime(t: T) {
  return t('workingDays', { count: DECISION_DAYS })
}

/**
 * The application page: the form as the viewer's account fills it in, or the thanks for an
 * application.
 */
export async function loadApplication(args: RequestArgs) {
  const language = await getLanguage(args.request)
  const t = translator(language, 'application')
  const sent = new URL(args.request.url).searchParams.get('sent') === '1'
  const viewer = sent ? null : await findViewer(args)
  const decision = decisionTime(t)
  return {
    title: t(sent ? 'sent.title' : 'title'),
    description: t(sent ? 'sent.description' : 'description', { decision }),
    shareImage: '/media/share/freelancers.jpg',
    lead: t(sent ? 'sent.lead' : 'lead', { decision }),
    sent,
    open: (await readSettings()).applications,
    decision,
    form: {
      constraint: getZodConstraint(applicationSchema(t)),
      defaults: { name: viewer?.name ?? '', email: viewer?.email ?? '', stamp: signFormStamp() },
      countries: sent
        ? []
        : [...countryOptions(language), { value: OTHER_COUNTRY, label: t('form.otherCountry') }],
      accept: Object.values(FILE_TYPES).join(','),
      size: SIZE,
      months: formatLength(RETENTION.declinedApplications, 'month', language),
    },
  }
}

function sayRefusal(t: T, refusal: Refusal) {
  if (refusal.reason === 'tooMany') return t('errors.files.tooMany', { count: UPLOADS.most })
  return t(`errors.files.${refusal.reason}`, { name: refusal.name, size: SIZE })
}

/**
 * What the fields cannot tell by themselves: that a file is refused, and that there is no work to
 * look at.
 */
function findErrors(t: T, form: FormData, files: Chosen[], tooLarge: boolean) {
  const refused = tooLarge
    ? [t('errors.files.together', { count: UPLOADS.most, size: SIZE })]
    : findRefusals(files, UPLOADS).map((refusal) => sayRefusal(t, refusal))
  const shown = files.length > 0 || tooLarge || String(form.get('links') ?? '').trim() !== ''
  return {
    ...(refused.length > 0 ? { files: refused } : {}),
    ...(shown ? {} : { links: [t('errors.work')] }),
  }
}

/** That there were too many, and when to come back; `count` is in minutes. */
export const sayWait = (t: T, count: number) => t('errors.throttled', { count, email: brand.email })

type Result = SubmissionResult<string[]>
type Refuse = (errors: { formErrors: string[] } | { fieldErrors: { files: string[] } }) => Result
type Accepted = { input: ApplicationInput; uploads: Upload[]; refuse: Refuse }
type Refused = { answer: { result: Result; files: boolean }; status: number }

/**
 * A posted application with its files, or the answer that names what is wrong with it and keeps
 * what was typed. `wait` is in minutes: above 0 the files are not looked at.
 */
export async function readApplication(
  request: Request,
  { wait, language }: { wait: number; language: Language },
): Promise<Accepted | Refused> {
  const t = translator(language, 'application')
  const { form, tooLarge } = await readUpload(request, wait > 0 ? WORDS : MOST_BYTES)
  const files = wait > 0 ? [] : await readFiles(form)
  form.delete('files')
  const submission = parseForm(form, applicationSchema(t), language)
  if (wait > 0)
    return {
      answer: { result: submission.reply({ formErrors: [sayWait(t, wait)] }), files: true },
      status: 429,
    }
  const errors = findErrors(t, form, files, tooLarge)
  if (submission.status === 'success' && Object.keys(errors).length === 0) {
    return {
      input: submission.value,
      uploads: toUploads(files),
      refuse: (errors) => submission.reply(errors),
    }
  }
  const result = submission.reply({ fieldErrors: errors })
  return { answer: { result, files: files.length > 0 || tooLarge }, status: tooLarge ? 413 : 400 }
}
