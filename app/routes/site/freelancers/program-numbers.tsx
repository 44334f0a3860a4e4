import { useTranslation } from 'react-i18next'
import { Container } from '~/ui/layout/container'

const NUMBERS = ['prepaid', 'lead', 'silence', 'pitches'] as const

/** Four rules of the program, each as the figure it comes down to. */
export function ProgramNumbers() {
  const { t } = useTranslation('freelancers')
  return (
    <section aria-label={t('numbers.label')} className="bg-canal-soft py-14">
      <Container>
        <dl className="grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {NUMBERS.map((name) => (
            <div key={name} className="flex flex-col-reverse justify-end gap-2">
              <dt className="max-w-[30ch]">{t(`numbers.${name}.text`)}</dt>
              <dd className="font-display text-4xl font-semibold text-canal">
                {t(`numbers.${name}.value`)}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
