import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { Form } from '~/ui/form/form'

/** Empties the cart, in two steps: the link asks, the button does. */
export function CartClearing({ asking }: { asking: boolean }) {
  const { t } = useTranslation('cart')
  if (!asking) {
    return (
      <div>
        <ButtonLink to={{ search: 'confirm=clear' }} variant="quiet" size="sm" preventScrollReset>
          {t('clear.ask')}
        </ButtonLink>
      </div>
    )
  }
  const buttons = (
    <Form method="post" action={paths.cart()} className="flex flex-wrap gap-3">
      <input type="hidden" name="intent" value="clear" />
      <Button variant="danger" size="sm">
        {t('clear.confirm')}
      </Button>{' '}
      <ButtonLink to={paths.cart()} variant="secondary" size="sm">
        {t('clear.cancel')}
      </ButtonLink>
    </Form>
  )
  return (
    <Notice tone="warning" role="status" title={t('clear.title')} action={buttons}>
      {t('clear.text')}
    </Notice>
  )
}
