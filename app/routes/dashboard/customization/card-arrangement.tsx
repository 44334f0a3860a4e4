import { useTranslation } from 'react-i18next'
import type { PlacedCard } from '~/domain/projects/overview-cards.rules'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { Card } from '~/ui/layout/card'
import { Form } from '~/ui/form/form'

type Placed = PlacedCard & { first: boolean; last: boolean }

function CardRow({ card, visible, first, last }: Placed) {
  const { t } = useTranslation('overview')
  const name = t(`cards.${card}.title`)
  return (
    <li
      id={`card-${card}`}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 target:bg-canal-soft"
    >
      <input type="hidden" name="card" value={card} />
      <div className="min-w-0 flex-[1_1_18rem]">
        <CheckboxField
          id={`show-${card}`}
          name="show"
          value={card}
          label={t('customization.show', { card: name })}
          hint={t(`cards.${card}.hint`)}
          defaultChecked={visible}
        />
      </div>
      <p className="flex gap-2">
        <Button
          size="sm"
          variant="secondary"
          name="move"
          value={`${card}:up`}
          disabled={first}
          aria-label={t('customization.up', { card: name })}
        >
          {t('customization.upShort')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          name="move"
          value={`${card}:down`}
          disabled={last}
          aria-label={t('customization.down', { card: name })}
        >
          {t('customization.downShort')}
        </Button>
      </p>
    </li>
  )
}

/** Which cards stand on the overview, and in which order; every button keeps what is ticked. */
export function CardArrangement({ cards, isFirst }: { cards: PlacedCard[]; isFirst: boolean }) {
  const { t } = useTranslation('overview')
  return (
    <Card>
      <Form method="post" className="grid gap-6">
        <fieldset>
          <legend className="mb-4 text-xl font-semibold">{t('customization.legend')}</legend>
          {/* The Enter key presses the first button of a form: it saves and moves nothing. */}
          <button className="sr-only" tabIndex={-1} aria-hidden="true">
            {t('customization.save')}
          </button>
          <ol className="grid">
            {cards.map((card, index) => (
              <CardRow
                key={card.card}
                {...card}
                first={index === 0}
                last={index === cards.length - 1}
              />
            ))}
          </ol>
        </fieldset>
        <p className="flex flex-wrap gap-3">
          <Button>{t('customization.save')}</Button>{' '}
          {!isFirst && (
            <Button variant="quiet" name="intent" value="reset">
              {t('customization.reset')}
            </Button>
          )}
        </p>
      </Form>
    </Card>
  )
}
