import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'

const CELLS = ['brand', 'shop', 'setup', 'clients', 'team', 'books'] as const

/** What Studio Stack does, in the cells of the page's own grid (spec §2.10.5). */
export function StudioStackFeatures() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="stack-title" className="pb-section">
      <Container>
        <div className="grid border-t border-l border-line sm:grid-cols-2 lg:mx-[calc(var(--spacing-gap)/-2)] lg:grid-cols-4">
          <div className="grid content-between justify-items-start gap-8 border-r border-b border-line p-5 sm:col-span-2 lg:px-[calc(var(--spacing-gap)/2)]">
            <div className="grid gap-3">
              <p className="font-semibold text-canal">{t('stack.name')}</p>
              <h2 id="stack-title" className="max-w-[16ch] text-3xl">
                {t('stack.title')}
              </h2>
            </div>
            <ButtonLink to={paths.studioStack()} variant="secondary">
              {t('stack.link')}
            </ButtonLink>
          </div>
          <ul className="contents">
            {CELLS.map((cell) => (
              <li
                key={cell}
                className="grid content-between gap-2 border-r border-b border-line p-5 lg:min-h-64 lg:px-[calc(var(--spacing-gap)/2)]"
              >
                <h3 className="text-xl">{t(`stack.${cell}.title`)}</h3>
                <p className="text-ink-soft">{t(`stack.${cell}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  )
}
