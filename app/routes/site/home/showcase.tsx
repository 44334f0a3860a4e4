import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '~/ui/media/picture'
import { useRotation } from './use-rotation'

const PICTURES = ['website', 'app', 'shop', 'brand', 'content', 'dashboard'] as const

/**
 * Six pictures, one of them featured (spec §2.10.1). The dots are radio buttons, so they work
 * without script; what turns the pictures there is the style sheet, which stops for the same
 * reasons as the script does.
 */
export function Showcase({ className }: { className: string }) {
  const { t } = useTranslation('home')
  return (
    <fieldset ref={useRotation()} className={`showcase ${className}`}>
      <legend className="sr-only">{t('showcase.label')}</legend>
      {PICTURES.map((name, index) => (
        <Fragment key={name}>
          <input
            type="radio"
            name="showcase"
            defaultChecked={index === 0}
            aria-label={t(`showcase.${name}.name`)}
            className="dot"
          />
          <figure className="pb-11 sm:pb-0">
            <Picture
              src={`/media/hero/${index + 1}.svg`}
              alt={t(`showcase.${name}.alt`)}
              width={1600}
              height={900}
              eager={index === 0}
              className="aspect-4/3 w-full rounded-md object-cover sm:aspect-video"
            />
            <figcaption className="sr-only min-h-11 items-center justify-center font-semibold sm:not-sr-only sm:flex">
              {t(`showcase.${name}.name`)}
            </figcaption>
          </figure>
        </Fragment>
      ))}
      <label className="showcase-pause">
        <input type="checkbox" aria-label={t('showcase.pause')} className="sr-only" />
        <span aria-hidden>{t('showcase.pauseShort')}</span>
      </label>
    </fieldset>
  )
}
