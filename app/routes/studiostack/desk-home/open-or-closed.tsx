import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { Disclosure } from '~/ui/overlay/disclosure'
import { Form } from '~/ui/form/form'

export type OpenOrClosedProps = {
  state: string
  open: boolean
  /** Why the operator has closed the shop; null while it has not. */
  suspension: string | null
  front: string
  gaps: { text: string; href: string }[]
}

function Missing({ gaps }: Pick<OpenOrClosedProps, 'gaps'>) {
  const { t } = useTranslation('studio-shop')
  return (
    <>
      <p>{t('publish.gaps')}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {gaps.map(({ text, href }) => (
          <li key={text}>
            <Link
              to={href}
              className="inline-block min-h-6 underline underline-offset-4 hover:text-canal"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * Whether the shop is open, what it lacks before it can be, and the press that opens or closes it.
 */
export function OpenOrClosed({ state, open, suspension, front, gaps }: OpenOrClosedProps) {
  const { t } = useTranslation('studio-shop')
  const closed = !open && suspension === null
  return (
    <Card as="section" aria-labelledby="shop-state">
      <div className="grid justify-items-start gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="shop-state" className="text-xl">
            {t('publish.title')}
          </h2>
          <Badge tone={open ? 'success' : 'neutral'}>{state}</Badge>
        </div>
        {suspension !== null && (
          <Notice tone="danger" title={t('publish.suspended')}>
            <p className="wrap-anywhere whitespace-pre-line">{suspension}</p>
          </Notice>
        )}
        {closed && (gaps.length > 0 ? <Missing gaps={gaps} /> : <p>{t('publish.ready')}</p>)}
        <div className="flex flex-wrap gap-3">
          {closed && gaps.length === 0 && (
            <Form method="post">
              <Button name="intent" value="publish">
                {t('publish.button')}
              </Button>
            </Form>
          )}
          <ButtonLink to={front} reloadDocument variant="secondary">
            {t(open ? 'publish.visit' : 'publish.preview')}
          </ButtonLink>
        </div>
        {open && (
          <Disclosure summary={t('publish.close')}>
            <Form method="post" className="grid justify-items-start gap-3">
              <p className="max-w-text text-ink-soft">{t('publish.closeText')}</p>
              <Button name="intent" value="takeDown" variant="secondary">
                {t('publish.closeButton')}
              </Button>
            </Form>
          </Disclosure>
        )}
      </div>
    </Card>
  )
}
