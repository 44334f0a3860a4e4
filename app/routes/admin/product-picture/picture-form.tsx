import { useTranslation } from 'react-i18next'
import { PICTURE_SIZE } from '~/domain/catalog/product-picture.rules'
import { PICTURES } from '~/domain/pictures/picture.rules'
import { FileField } from '~/ui/form/file-field'
import { nestedForm } from '~/ui/form/nested-form'
import { ProductImage } from '~/storefront/product-image'
import { SectionForm, type SectionProps } from '~/routes/admin/_area/products/section-form'

type PictureFormProps = SectionProps & { image: string; category: string }

/** The picture as it is, and another one to take its place. */
export function PictureForm({ values, base, answer, image, category }: PictureFormProps) {
  const { t } = useTranslation('products')
  const form = nestedForm('picture', { ...answer, values })
  const { defaultValue: _never, ...file } = form.field('picture')
  return (
    <div className="grid gap-8">
      <figure className="grid max-w-[30rem] gap-2">
        <ProductImage image={image || undefined} category={category} eager />
        <figcaption className="text-sm text-ink-soft">
          {t(image ? 'picture.now' : 'picture.none')}
        </figcaption>
      </figure>
      <SectionForm {...{ form, base, answer }} label={t('sections.picture')} multipart>
        <FileField
          {...file}
          accept="image/jpeg,image/png,image/webp"
          label={t('picture.file')}
          hint={t('picture.hint', { ...PICTURE_SIZE, size: `${PICTURES.megabytes}\u00a0MB` })}
        />
      </SectionForm>
    </div>
  )
}
