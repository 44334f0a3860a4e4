import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/form/button'
import { AnswerPanel } from '~/order-room/versions/answer-panel'
import type { FormAnswer } from '~/ui/form/form-answer'
import { VersionBadge, type Side, type VersionView } from '~/order-room/versions/version-badge'
import { VersionTabs, type VersionTabsProps } from '~/order-room/versions/version-tabs'
import { MarkedPicture, PointingPicture, type PictureView } from './design-picture'
import { PinForm, type PinFormProps } from './pin-form'
import { PinList, type PinEntry } from './pin-list'

type ShownVersion = VersionView & { picture: PictureView; pins: PinEntry[] }
export type DesignPageProps = {
  design: {
    title: string
    side: Side
    mayWrite: boolean
    version: ShownVersion
    other: ShownVersion | null
    earlier: { number: number; href: string; pins: PinEntry[] } | null
    versions: VersionTabsProps['versions']
    here: string
    compareHref: string | null
    point: PinFormProps['point']
    pinKey: string
  }
  answer: FormAnswer
}

/** Two versions, each with its remarks: beside each other, or one after the other on a phone. */
function Compared({ design: { title, side, version, other } }: Pick<DesignPageProps, 'design'>) {
  const { t } = useTranslation('design')
  return (
    <div className="grid items-start gap-gap md:grid-cols-2">
      {[other!, version].map((shown) => (
        <section key={shown.id} aria-labelledby={`version-${shown.number}`} className="grid gap-4">
          <h2 id={`version-${shown.number}`} className="flex flex-wrap items-center gap-3 text-xl">
            {t('versions.one', { number: shown.number })}
            <VersionBadge version={shown} side={side} />
          </h2>
          <MarkedPicture
            picture={shown.picture}
            alt={t('versions.alt', { title, number: shown.number })}
            pins={shown.pins}
          />
          {shown.pins.length > 0 ? (
            <PinList pins={shown.pins} version={shown.number} mayWrite={false} />
          ) : (
            <p className="text-ink-soft">{t('pins.none')}</p>
          )}
        </section>
      ))}
    </div>
  )
}

function Remarks({ design, answer }: DesignPageProps) {
  const { t } = useTranslation('design')
  const { version, earlier, mayWrite, point, pinKey } = design
  const form = mayWrite && (
    <PinForm version={version} point={point} formKey={pinKey} answer={answer} />
  )
  return (
    <section aria-labelledby="remarks" className="grid min-w-0 content-start gap-4">
      <h2 id="remarks" className="text-xl">
        {t('pins.title', { count: version.pins.length })}
      </h2>
      {point && form}
      {version.pins.length > 0 ? (
        <PinList pins={version.pins} version={version.number} mayWrite={mayWrite} answer={answer} />
      ) : (
        <p className="text-ink-soft">{t('pins.none')}</p>
      )}
      {!point && form}
      {earlier && earlier.pins.length > 0 && (
        <section aria-labelledby="earlier" className="mt-4 grid gap-3">
          <h3 id="earlier" className="text-lg">
            {t('pins.earlier', { number: earlier.number })}
          </h3>
          <PinList
            pins={earlier.pins}
            version={version.number}
            mayWrite={mayWrite}
            answer={answer}
            pictureHref={earlier.href}
          />
        </section>
      )}
    </section>
  )
}

function One({ design, answer }: DesignPageProps) {
  const { t } = useTranslation('design')
  const { title, version, mayWrite, point, side } = design
  const alt = t('versions.alt', { title, number: version.number })
  return (
    <>
      <AnswerPanel version={version} side={side} answer={answer} />
      {version.note && <p className="max-w-text whitespace-pre-line">{version.note}</p>}
      <div
        className={`grid items-start gap-gap ${mayWrite ? 'xl:grid-cols-[36rem_minmax(0,1fr)]' : 'xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'}`}
      >
        <figure className="grid min-w-0 gap-3">
          {mayWrite ? (
            <PointingPicture
              picture={version.picture}
              alt={alt}
              pins={version.pins}
              point={point}
            />
          ) : (
            <MarkedPicture picture={version.picture} alt={alt} pins={version.pins} />
          )}
          <figcaption className="flex max-w-[36rem] flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
            <span>{mayWrite ? t('pins.how') : alt}</span>
            <ButtonLink
              to={version.picture.original}
              reloadDocument
              target="_blank"
              variant="quiet"
              size="sm"
            >
              {t('versions.original', {
                width: version.picture.width,
                height: version.picture.height,
              })}
            </ButtonLink>
          </figcaption>
        </figure>
        <Remarks design={design} answer={answer} />
      </div>
    </>
  )
}

/** One design: its versions, the client's answer, and remarks at points of the picture. */
export function DesignPage({ design, answer }: DesignPageProps) {
  const { t } = useTranslation('design')
  const { versions, side, compareHref, other } = design
  return (
    <div className="grid gap-6">
      <VersionTabs
        versions={versions}
        side={side}
        compare={
          compareHref
            ? { href: compareHref, label: t('versions.compare'), current: other !== null }
            : null
        }
      />
      {other ? <Compared design={design} /> : <One design={design} answer={answer} />}
    </div>
  )
}
