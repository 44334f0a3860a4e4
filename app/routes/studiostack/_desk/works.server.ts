import { throwNotFound } from '~/shell/answers.server'
import { DomainError } from '~/domain/ground/domain-error'
import { answerTo, pictureWords } from '~/shell/refusal-answers.server'
import { isRefusal } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { parseWithZod } from '@conform-to/zod/v4'
import type { SubmissionResult } from '@conform-to/dom'
import { CATEGORIES } from '~/domain/catalog/catalog.rules'
import { PREVIEW_SIZE, PUBLIC_SHOWCASE_STATUS } from '~/domain/content/content.rules'
import { PICTURES } from '~/domain/pictures/picture.rules'
import { isPictureRefusal } from '~/domain/pictures/pictures.server'
import { deskWorkSchema } from '~/domain/studios/desk-work.schema'
import {
  changeDeskWork,
  changeDeskWorkPicture,
  createDeskWork,
  getDeskWork,
  listDeskWorks,
  showDeskWork,
  type DeskWork,
} from '~/domain/studios/desk-works.server'
import { languagesOf } from '~/domain/studios/shop-front.rules'
import type { DeskMember } from '~/domain/studios/studio-changes.server'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { readUpload } from '~/platform/http/upload.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { readRowNumber } from '~/platform/row-id'
import { studioPaths } from '~/paths/studio'
import { KEY } from './products.server'
import type { PageOutcome } from '~/shell/forms.server'

/** Room for the fields around the file. */
const FIELDS = 512 * 1024

const isShown = ({ status }: { status: string }) => status === PUBLIC_SHOWCASE_STATUS
const stateOf = (work: { status: string }) =>
  isShown(work) ? 'live' : work.status === 'draft' ? 'draft' : 'hidden'

/** The works of a studio, as its list has them. */
export async function presentDeskWorks(studio: MemberStudio, language: Language) {
  const t = translator(language, 'studio-goods')
  const works = (await listDeskWorks(studio.id)).map((work) => {
    const { title, industry } = pickTranslation(work.translations, language)
    return {
      id: work.id,
      name: title,
      image: work.image,
      status: isShown(work) ? 'published' : 'draft',
      state: t(`works.status.${stateOf(work)}`),
      price: industry,
      href: studioPaths.project(work.id),
    }
  })
  return { title: t('works.title'), products: works, newHref: studioPaths.newProject() }
}

/** The work that an address names. Throws a 404 for none, and for another studio's. */
export async function requireDeskWork(
  studio: MemberStudio,
  id: string | undefined,
): Promise<DeskWork> {
  return getDeskWork(studio.id, readRowNumber(id) ?? 0).catch(throwNotFound)
}

/** The form of a work; an empty one for a new. */
export function presentWorkForm(studio: MemberStudio, work: DeskWork | null, language: Language) {
  const languages = languagesOf(studio.languages)
  const words = languages.flatMap((one) => {
    const own = work?.translations.find((row) => row.language === one)
    return [
      [`title-${one}`, own?.title ?? ''],
      [`industry-${one}`, own?.industry ?? ''],
      [`description-${one}`, own?.description ?? ''],
    ]
  })
  const technologies = Array.isArray(work?.technologies) ? work.technologies.join('\n') : ''
  const facts = [
    ['category', work?.category ?? ''],
    ['priority', String(work?.priority ?? 0)],
    ['liveUrl', work?.liveUrl ?? ''],
    ['technologies', technologies],
  ]
  return {
    defaults: Object.fromEntries([...words, ...facts]) as Record<string, string>,
    stamp: work ? String(work.version) : '',
    key: randomUUID(),
    languages: languages.map((value) => ({ value, name: LANGUAGE_NAMES[value] })),
    categories: CATEGORIES.map((value) => ({
      value,
      label: translator(language, 'shop')(`category.${value}`),
    })),
  }
}

interface Asked {
  studio: MemberStudio
  member: DeskMember
  work: DeskWork | null
  language: Language
}

/**
 * Begins or changes a work as its form says, or tells why not with what was typed. Throws a 404 for
 * what is gone.
 */
export async function takeWorkForm(
  form: FormData,
  { studio, member, work, language }: Asked,
): Promise<PageOutcome> {
  const t = translator(language, 'studio-goods')
  const languages = languagesOf(studio.languages)
  const submission = parseWithZod(form, { schema: deskWorkSchema(t, languages) })
  if (submission.status !== 'success')
    return { form: 'work', result: submission.reply() as SubmissionResult<string[]> }
  const typedKey = String(form.get('key') ?? '')
  try {
    if (!work)
      return {
        done: t('works.created'),
        to: studioPaths.project(
          await createDeskWork(
            member,
            submission.value,
            KEY.test(typedKey) ? typedKey : randomUUID(),
          ),
        ),
      }
    await changeDeskWork(member, work.id, submission.value, {
      stamp: String(form.get('stamp') ?? ''),
      shown: languages,
    })
    return { done: t('products.saved'), to: studioPaths.project(work.id) }
  } catch (error) {
    if (isRefusal(error, 'desk.conflict'))
      return {
        form: 'work',
        result: submission.reply({ formErrors: [t('errors.conflict')] }) as SubmissionResult<
          string[]
        >,
        status: 409,
      }
    return throwNotFound(error)
  }
}

const OWN_WORDS = pictureWords((language, reason) =>
  translator(language, 'studio-goods')(`picture.errors.${reason}`, {
    megabytes: PICTURES.megabytes,
    ...PREVIEW_SIZE,
  }),
)

async function takePicture(
  form: FormData,
  tooLarge: boolean,
  { member, language }: Asked,
  id: number,
): Promise<PageOutcome> {
  const t = translator(language, 'studio-goods')
  const refuse = (error: unknown): PageOutcome => {
    const { status, messages } = answerTo(error, language, OWN_WORDS)!
    return {
      form: 'picture',
      result: { status: 'error', error: { picture: messages } } as SubmissionResult<string[]>,
      status,
    }
  }
  const file = form.get('picture')
  if (tooLarge) return refuse(new DomainError('picture.tooLarge'))
  if (!(file instanceof File) || file.size === 0) return refuse(new DomainError('picture.none'))
  try {
    await changeDeskWorkPicture(member, id, new Uint8Array(await file.arrayBuffer()))
    return { done: t('picture.saved'), to: studioPaths.project(id) }
  } catch (error) {
    if (isPictureRefusal(error)) return refuse(error)
    throw error
  }
}

/**
 * What a form on a work's page asks for. Throws a 400 for no form of the page, and a 404 for what
 * is gone.
 */
export async function takeWorkStep(
  request: Request,
  asked: Asked & { work: DeskWork },
): Promise<PageOutcome> {
  const { form, tooLarge } = await readUpload(request, PICTURES.maxBytes + FIELDS)
  const intent = tooLarge ? 'picture' : form.get('intent')
  const { id } = asked.work
  if (intent === 'save') return takeWorkForm(form, asked)
  if (intent === 'picture') return takePicture(form, tooLarge, asked, id).catch(throwNotFound)
  if (intent !== 'publish' && intent !== 'withdraw')
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const t = translator(asked.language, 'studio-goods')
  const outcome = await showDeskWork(asked.member, id, intent === 'publish').catch(throwNotFound)
  const to = studioPaths.project(id)
  return outcome === 'done'
    ? { done: t(intent === 'publish' ? 'works.shown' : 'works.hidden'), to }
    : { late: t(`works.refused.${outcome}`), to }
}
