import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { CodeBlock } from '~/ui/layout/code-block'
import { Container } from '~/ui/layout/container'
import { Link } from '~/ui/layout/link'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { OperationPart, type ShownOperation } from './operation-part'
import { WebhooksPart, type ShownWebhooks } from './webhooks-part'

const RULES = ['amounts', 'pages', 'errors', 'limits', 'repeats', 'rights'] as const

const linkClass = 'font-semibold underline underline-offset-4 hover:text-canal'

export type Guide = {
  title: string
  lead: string
  /** The address below which all operations are. */
  root: string
  calls: string
  keyMax: number
  /** Addresses of what programs read of the shop, in the page's language. */
  feedHref: string
  llmsHref: string
  webhooks: ShownWebhooks
  operations: ShownOperation[]
}

/** What programs can do here, for those who write them. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { t } = useTranslation('api')
  const { title, lead, root, calls, keyMax, feedHref, llmsHref, operations } = guide
  return (
    <Main>
      <Container>
        <PageHeader title={title} lead={lead} />
        <div className="grid gap-12 pb-20">
          <section aria-labelledby="start" className="grid gap-4">
            <h2 id="start" className="text-2xl">
              {t('guide.start.title')}
            </h2>
            <p className="max-w-text">
              {t('guide.start.text')}{' '}
              <Link to={paths.settingsPart('tokens')} className={linkClass}>
                {t('guide.start.make')}
              </Link>
            </p>
            <CodeBlock
              label={t('guide.start.title')}
              text={`curl "${root}/orders?limit=5" \\\n  -H "Authorization: Bearer $TOKEN"`}
            />
            <p className="max-w-text">
              {t('guide.document')}{' '}
              <a href={paths.openApi()} className={linkClass}>
                {paths.openApi()}
              </a>
            </p>
          </section>
          <section aria-labelledby="rules" className="grid gap-4">
            <h2 id="rules" className="text-2xl">
              {t('guide.rules.title')}
            </h2>
            <ul className="grid max-w-text list-disc gap-2 ps-6">
              {RULES.map((rule) => (
                <li key={rule}>{t(`guide.rules.${rule}`, { calls, keyMax })}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="shop" className="grid gap-4">
            <h2 id="shop" className="text-2xl">
              {t('guide.shop.title')}
            </h2>
            <ul className="grid max-w-text list-disc gap-2 ps-6">
              <li>
                <a href={feedHref} className={linkClass}>
                  {t('guide.shop.feed')}
                </a>
                : {t('guide.shop.feedText')}
              </li>
              <li>
                <a href={llmsHref} className={linkClass}>
                  {t('guide.shop.llms')}
                </a>
                : {t('guide.shop.llmsText')}
              </li>
            </ul>
          </section>
          <WebhooksPart {...guide.webhooks} />
          <section aria-labelledby="operations" className="grid gap-8">
            <h2 id="operations" className="text-2xl">
              {t('guide.operations')}
            </h2>
            {operations.map((operation) => (
              <OperationPart key={operation.id} {...operation} />
            ))}
          </section>
        </div>
      </Container>
    </Main>
  )
}
