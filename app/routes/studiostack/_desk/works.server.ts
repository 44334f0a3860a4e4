import { pictureWords } from '~/shell/refusal-answers.server'
import { randomUUID } from 'node:crypto'
import { throwNotFound } from '~/shell/answers.server'
import { CATEGORIES } from '~/domain/catalog/catalog.rules'
import { PREVIEW_SIZE, PUBLIC_SHOWCASE_STATUS } from '~/domain/content/content.rules'
import { PICTURES } from '~/domain/pictures/picture.rules'
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
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { readUpload } from '~/platform/http/upload.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { readRowNumber } from '~/platform/row-id'
import { studioPaths } from '~/paths/studio'
import { pictureForm, type DeskContext } from './desk-forms.server'
import { keyOf } from './products.server'
import { answerForm, fields, type FormHandler } from '~/shell/forms.server'

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

/** Begins a work, or changes the one of the page. */
export const workForm: FormHandler<DeskContext & { work: DeskWork | null }> = fields(
  'work',
  ({ studio, language }) =>
    deskWorkSchema(translator(language, 'studio-goods'), languagesOf(studio.languages)),
  async (value, { studio, member, work, language }, form) => {
    const t = translator(language, 'studio-goods')
    if (!work) {
      const id = await createDeskWork(member, value, keyOf(form))
      return { done: t('works.created'), to: studioPaths.project(id) }
    }
    await changeDeskWork(member, work.id, value, {
      stamp: String(form.get('stamp') ?? ''),
      shown: languagesOf(studio.languages),
    })
    return { done: t('products.saved') }
  },
)

const OWN_WORDS = pictureWords((language, reason) =>
  translator(language, 'studio-goods')(`picture.errors.${reason}`, {
    megabytes: PICTURES.megabytes,
    ...PREVIEW_SIZE,
  }),
)

interface WorkContext extends DeskContext {
  work: DeskWork
  tooLarge: boolean
}

const show =
  (shown: boolean): FormHandler<WorkContext> =>
  async (_form, { member, work, language }) => {
    const t = translator(language, 'studio-goods')
    const outcome = await showDeskWork(member, work.id, shown)
    return outcome === 'done'
      ? { done: t(shown ? 'works.shown' : 'works.hidden') }
      : { late: t(`works.refused.${outcome}`) }
  }

const FORMS: Record<string, FormHandler<WorkContext>> = {
  save: workForm,
  picture: pictureForm('picture', {
    words: OWN_WORDS,
    async save(bytes, { member, work, language }) {
      await changeDeskWorkPicture(member, work.id, bytes)
      return { done: translator(language, 'studio-goods')('picture.saved') }
    },
  }),
  publish: show(true),
  withdraw: show(false),
}

/** Answers a form of a work's page. */
export async function answerDeskWork(request: Request, context: DeskContext & { work: DeskWork }) {
  const { form, tooLarge } = await readUpload(request, PICTURES.maxBytes + FIELDS)
  if (tooLarge) form.set('intent', 'picture')
  const page = studioPaths.project(context.work.id)
  return answerForm(form, FORMS, { ...context, tooLarge }, { page })
}
