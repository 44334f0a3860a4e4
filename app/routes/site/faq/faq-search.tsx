import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '~/domain/ground/search.rules'
import { paths } from '~/paths'
import { Button } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'
import { Icon } from '~/ui/media/icon'
import { Reflection } from '~/ui/media/reflection'
import { Form } from '~/ui/form/form'

const WORDS = ['first', 'second', 'third', 'fourth'] as const

/**
 * The search of the answers: a line on the water to write on. It asks the server, with script and
 * without.
 */
export function FaqSearch({ query }: { query: string }) {
  const { t } = useTranslation('faq')
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  // Not on the first run: somebody may have typed before the page's script ran.
  useEffect(() => {
    if (field.current && shown.current !== query) field.current.value = query
    shown.current = query
  }, [query])
  return (
    <search className="block">
      <Form
        method="get"
        action={paths.faq()}
        className="grid gap-x-gap gap-y-3 sm:grid-cols-[1fr_auto] sm:items-end"
      >
        <div className="min-w-0">
          <label htmlFor="faq-query" className="font-semibold">
            {t('search.label')}
          </label>
          <input
            ref={field}
            id="faq-query"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
            className="mt-1 block w-full border-b-2 border-line-strong bg-transparent py-2 font-display text-3xl font-semibold hover:border-ink focus-visible:border-canal"
          />
        </div>
        <Button>
          <Icon name="search" size={18} />
          {t('search.submit')}
        </Button>
      </Form>
      <Reflection className="mt-3 h-10 w-full" />
      <p id="faq-words" className="sr-only">
        {t('search.try')}
      </p>
      <ul aria-labelledby="faq-words" className="mt-3 flex flex-wrap gap-x-5">
        <li aria-hidden className="py-2 text-ink-soft">
          {t('search.try')}
        </li>
        {WORDS.map((word) => (
          <li key={word}>
            <Link
              to={paths.faq({ q: t(`search.words.${word}`) })}
              className="inline-block py-2 quiet-link"
            >
              {t(`search.words.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </search>
  )
}
