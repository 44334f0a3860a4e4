import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { FileField } from '~/ui/form/file-field'
import { Form } from '~/ui/form/form'
import { serverForm } from '~/ui/form/server-form'
import { Card } from '~/ui/layout/card'
import { FormCard } from '~/account/form-card'
import { ProductImage } from '~/storefront/product-image'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'

/** Whether a service is offered or a work shown, and the press that does so or does so no more. */
export function ProductOffer({
  state,
  offered,
  shopHref,
  words = 'offer',
}: {
  state: string
  offered: boolean
  shopHref: string
  words?: 'offer' | 'works'
}) {
  const { t } = useTranslation('studio-goods')
  const part = words === 'works' ? ('works.offer' as const) : ('offer' as const)
  return (
    <Card as="section" aria-labelledby="offer-title">
      <div className="grid justify-items-start gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="offer-title" className="text-xl">
            {t(`${part}.title`)}
          </h2>
          <Badge tone={offered ? 'success' : 'neutral'}>{state}</Badge>
        </div>
        <p className="text-ink-soft">{t(offered ? `${part}.offered` : `${part}.not`)}</p>
        <div className="flex flex-wrap gap-3">
          <Form method="post" encType="multipart/form-data">
            <Button
              name="intent"
              value={offered ? 'withdraw' : 'publish'}
              variant={offered ? 'secondary' : 'primary'}
            >
              {t(offered ? `${part}.withdraw` : `${part}.publish`)}
            </Button>
          </Form>
          {offered && (
            <ButtonLink to={shopHref} reloadDocument variant="secondary">
              {t(`${part}.look`)}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

/** A service's picture, and another one for it. */
export function ProductPicture({
  image,
  category,
  megabytes,
  width,
  height,
  answer,
}: {
  image: string
  category: string
  megabytes: number
  width: number
  height: number
  answer: FormAnswer
}) {
  const { t } = useTranslation('studio-goods')
  const own = answerTo(answer, 'picture')
  const { form, errors, field } = serverForm<'picture'>('picture', {
    result: own?.result,
    constraint: undefined,
  })
  return (
    <FormCard id="picture-card" title={t('picture.title')} text={t('picture.text')}>
      <div className="grid gap-5">
        <div className="max-w-72">
          <ProductImage image={image || undefined} category={category} />
        </div>
        <Form {...form} encType="multipart/form-data" className="grid max-w-form gap-5">
          <ErrorSummary id="picture-problem" errors={errors} answer={own} />
          <FileField
            {...field('picture')}
            accept="image/png,image/jpeg,image/webp"
            label={t('picture.file')}
            hint={t('picture.hint', { megabytes, width, height })}
          />
          <div>
            <Button name="intent" value="picture" variant="secondary">
              {t('picture.button')}
            </Button>
          </div>
        </Form>
      </div>
    </FormCard>
  )
}
