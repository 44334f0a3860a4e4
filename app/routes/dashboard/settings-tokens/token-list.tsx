import { useTranslation } from 'react-i18next'
import type { ApiScope } from '~/domain/people/api-token.rules'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'

export type ShownToken = {
  id: string
  name: string
  ending: string
  scope: ApiScope
  acts: string
  made: string
  ends: string
  over: boolean
  used: string | null
}

function TokenCard({ id, name, ending, scope, acts, made, ends, over, used }: ShownToken) {
  const { t } = useTranslation('api')
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-semibold break-words">
          {name}
          {over && <Badge tone="neutral">{t('tokens.over')}</Badge>}
        </h3>
        <Form method="post">
          <Button
            name="end"
            value={id}
            variant="secondary"
            size="sm"
            aria-label={t('tokens.endLabel', { name })}
          >
            {t('tokens.end')}
          </Button>
        </Form>
      </div>
      <DescriptionList
        items={[
          { term: t('tokens.ending'), detail: <code>…{ending}</code> },
          { term: t('tokens.make.studio'), detail: acts },
          { term: t('tokens.make.scope'), detail: t(`tokens.scopes.${scope}`) },
          { term: t('tokens.made'), detail: made },
          { term: t('tokens.ends'), detail: ends },
          { term: t('tokens.used'), detail: used ?? t('tokens.never') },
        ]}
      />
    </Card>
  )
}

/** Somebody's tokens, the newest first; nothing of them opens anything. */
export function TokenList({ tokens }: { tokens: ShownToken[] }) {
  const { t } = useTranslation('api')
  return (
    <section aria-labelledby="tokens-title" className="grid gap-4">
      <h2 id="tokens-title" className="text-xl">
        {t('tokens.list')}
      </h2>
      {tokens.length === 0 ? (
        <p className="text-ink-soft">{t('tokens.none')}</p>
      ) : (
        <ul className="grid gap-3">
          {tokens.map((token) => (
            <TokenCard key={token.id} {...token} />
          ))}
        </ul>
      )}
    </section>
  )
}
