import { useTranslation } from 'react-i18next'
import { CURATED_PICTURES, type CuratedPicture } from '~/domain/curation/curation-picture.rules'
import { PICTURES } from '~/domain/pictures/picture.rules'
import { Button } from '~/ui/form/button'
import { FileField } from '~/ui/form/file-field'
import { Form } from '~/ui/form/form'
import { nestedForm } from '~/ui/form/nested-form'
import { Picture } from '~/ui/media/picture'
import { FormPart } from '~/routes/admin/_area/products/form-part'
import { SectionForm, type SectionAnswer } from '~/routes/admin/_area/products/section-form'

export type PicturePartProps = {
  which: CuratedPicture
  /** Its address; empty for none. */
  image: string
  base: string
  answer: SectionAnswer | undefined
}

function Shown({ which, image }: Pick<PicturePartProps, 'which' | 'image'>) {
  const { t } = useTranslation('curation')
  if (!image) return <p className="text-ink-soft">{t(`pictures.none.${which}`)}</p>
  const look = which === 'logo' ? 'size-28 rounded-full' : 'aspect-4/3 w-full rounded-md'
  return (
    <figure className="grid max-w-[30rem] gap-2">
      <Picture
        src={image}
        alt=""
        {...CURATED_PICTURES[which]}
        eager
        className={`${look} object-cover`}
      />
      <figcaption className="text-sm text-ink-soft">{t(`pictures.now.${which}`)}</figcaption>
    </figure>
  )
}

function RemoveLogo({ base }: { base: string }) {
  const { t } = useTranslation('curation')
  return (
    <Form method="post">
      <input type="hidden" name="which" value="logo" />
      <input type="hidden" name="base" value={base} />
      <Button variant="quiet" name="remove" value="on">
        {t('pictures.remove')}
      </Button>
    </Form>
  )
}

/** A picture of a project or a template as it is, and another one to take its place. */
export function PicturePart({ which, image, base, answer }: PicturePartProps) {
  const { t } = useTranslation(['curation', 'products'])
  const form = nestedForm(which, { ...answer, values: {} })
  const { defaultValue: _never, ...file } = form.field('file')
  const hint = t(`pictures.hint.${which}`, {
    ...CURATED_PICTURES[which],
    size: `${PICTURES.megabytes}\u00a0MB`,
  })
  return (
    <FormPart id={`${which}-title`} title={t(`pictures.${which}`)}>
      <Shown which={which} image={image} />
      <SectionForm {...{ form, base, answer }} label={t(`pictures.${which}`)} multipart>
        <input type="hidden" name="which" value={which} />
        <FileField
          {...file}
          accept="image/jpeg,image/png,image/webp"
          label={t(`pictures.file.${which}`)}
          hint={hint}
        />
      </SectionForm>
      {which === 'logo' && image && <RemoveLogo base={answer?.base ?? base} />}
    </FormPart>
  )
}
