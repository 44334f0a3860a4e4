import { useTranslation } from 'react-i18next'
import { Picture } from '~/ui/media/picture'

const PARTS = [
  'milestones',
  'files',
  'designs',
  'previews',
  'messages',
  'deliverables',
  'orders',
] as const

// The flight of locks: each picture a column further, the words in the columns that are left.
const STEPS = [
  { picture: 'lg:col-start-1', words: 'lg:col-start-3 lg:col-span-2' },
  { picture: 'lg:col-start-2', words: 'lg:col-start-4' },
  { picture: 'lg:col-start-3', words: 'lg:col-start-2' },
  { picture: 'lg:col-start-2', words: 'lg:col-start-1' },
]

/** The parts of the dashboard as a table of contents. */
export function FeatureContents() {
  const { t } = useTranslation('features')
  return (
    <nav aria-label={t('contents')}>
      <ul className="grid gap-x-gap sm:grid-cols-2 lg:grid-cols-4">
        {PARTS.map((part) => (
          <li key={part} className="border-t border-line">
            <a href={`#${part}`} className="group block py-4">
              <span className="block font-display text-2xl font-semibold decoration-canal decoration-2 underline-offset-4 group-hover:underline">
                {t(`parts.${part}.name`)}
              </span>{' '}
              <span className="block text-ink-soft">{t(`parts.${part}.note`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same parts one by one, down the locks. */
export function FeatureParts() {
  const { t } = useTranslation('features')
  return (
    <div className="grid gap-y-14 lg:gap-y-10">
      {PARTS.map((part, index) => {
        const { picture, words } = STEPS[index % STEPS.length]!
        return (
          <section
            key={part}
            id={part}
            aria-labelledby={`${part}-title`}
            className="grid items-center gap-x-gap gap-y-5 lg:grid-flow-row-dense lg:grid-cols-4"
          >
            <Picture
              src={`/media/features/${part}.svg`}
              alt={t(`parts.${part}.picture`)}
              width={960}
              height={640}
              className={`w-full rounded-md lg:col-span-2 lg:row-start-1 ${picture}`}
            />
            <div className={`lg:row-start-1 ${words}`}>
              <h2 id={`${part}-title`} className="text-3xl lg:max-xl:text-2xl">
                {t(`parts.${part}.name`)}
              </h2>
              <p className="mt-3 max-w-[46ch] text-lg text-ink-soft">{t(`parts.${part}.text`)}</p>
            </div>
          </section>
        )
      })}
    </div>
  )
}
