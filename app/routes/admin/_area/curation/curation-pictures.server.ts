import { throwNotFound } from '~/shell/answers.server'
import { DomainError } from '~/domain/ground/domain-error'
import { answerTo, pictureWords } from '~/shell/refusal-answers.server'
import { isRefusal } from '~/domain/ground/domain-error'
import { data } from '@remix-run/node'
import {
  CURATED_PICTURES,
  isCuratedPicture,
  type CuratedPicture,
} from '~/domain/curation/curation-picture.rules'
import { changeCuratedPicture, removeLogo } from '~/domain/curation/curation-picture.server'
import { PICTURES } from '~/domain/pictures/picture.rules'
import { isPictureRefusal } from '~/domain/pictures/pictures.server'
import { readUpload } from '~/platform/http/upload.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { requireAdmin } from '~/platform/session/guards.server'
import type { SectionAnswer } from '~/routes/admin/_area/products/section-form'
import type { CurationDesk } from './curation-desks.server'
import {
  answerCuratedConflict,
  presentDesk,
  requireRecord,
  writeBase,
} from './curation-editor.server'
import {
  readBase,
  savedAnswer,
  type ProductArgs,
} from '~/routes/admin/_area/products/product-editor.server'

/** Room for the fields around the file. */
const FIELDS = 64 * 1024

type Sent = { which: CuratedPicture; base: string; language: Language }

const answerWith = (which: CuratedPicture, section: SectionAnswer, status: number) =>
  data({ which, section }, { status })

function refuse(error: unknown, { which, base, language }: Sent) {
  const own = pictureWords((language, reason) =>
    translator(language, 'products')(`picture.errors.${reason}`, {
      ...CURATED_PICTURES[which],
      size: `${PICTURES.megabytes}\u00a0MB`,
    }),
  )
  const { status, messages } = answerTo(error, language, own)!
  return answerWith(
    which,
    { result: { status: 'error', error: { file: messages } }, labels: {}, base, conflict: null },
    status,
  )
}

/** The page with the pictures of a record. */
export async function loadRecordPictures<Input>(args: ProductArgs, desk: CurationDesk<Input>) {
  await requireAdmin(args)
  const [record, language] = [await requireRecord(args, desk), await getLanguage(args.request)]
  const { editor } = await presentDesk(record, desk, 'picture', language)
  const pictures = desk.pictures.map((which) => {
    const image = record.pictures[which] ?? ''
    return { which, image, base: writeBase({ language, values: { [which]: image } }) }
  })
  return { editor, pictures }
}

/** Gives a record the picture that was sent, takes its logo away, or says why not. */
export async function saveRecordPicture<Input>(args: ProductArgs, desk: CurationDesk<Input>) {
  const editor = await requireAdmin(args)
  const [{ id }, language] = [await requireRecord(args, desk), await getLanguage(args.request)]
  const { form, tooLarge } = await readUpload(args.request, PICTURES.maxBytes + FIELDS)
  const asked = form.get('which')
  const which = isCuratedPicture(asked) && desk.pictures.includes(asked) ? asked : 'picture'
  const sent = { which, base: String(form.get('base') ?? ''), language }
  const [file, base] = [form.get('file'), readBase(sent.base)]
  const removing = which === 'logo' && form.get('remove') === 'on'
  if (tooLarge) return refuse(new DomainError('picture.tooLarge'), sent)
  if (!removing && (!(file instanceof File) || file.size === 0))
    return refuse(new DomainError('picture.none'), sent)
  try {
    if (removing) await removeLogo(desk.kind, editor, id, base)
    else
      await changeCuratedPicture(
        desk.kind,
        editor,
        id,
        new Uint8Array(await (file as File).arrayBuffer()),
        { which, base },
      )
    return await savedAnswer(args.request, true, language)
  } catch (error) {
    if (isPictureRefusal(error)) return refuse(error, sent)
    if (!isRefusal(error, 'edit.conflict')) return throwNotFound(error)
    const result = { status: 'error' as const, error: {} }
    return answerWith(
      which,
      await answerCuratedConflict(error.details, {
        subject: desk.kind.subject,
        id,
        result,
        language,
      }),
      409,
    )
  }
}
