import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { POINTING_WIDTHS, pointField } from '~/domain/designs/pin.rules'
import { PinMarks, type Mark } from './pin-marks'
import { Form } from '~/ui/form/form'

export type PictureView = { display: string; original: string; width: number; height: number }
type DesignPictureProps = {
  picture: PictureView
  alt: string
  pins: Mark[]
  point: { x: number; y: number } | null
}

/**
 * One width for every size of the page, since what the browser sends of a click is in the pixels of
 * the shown picture.
 */
const SHOWN: Record<(typeof POINTING_WIDTHS)[number], string> = {
  288: 'w-[288px] min-[360px]:hidden',
  320: 'hidden w-[320px] min-[360px]:block sm:hidden',
  576: 'hidden w-[576px] sm:block',
}

/** What the address says stays in it when the picture is pressed. */
function KeptQuery() {
  const kept = [...new URLSearchParams(useLocation().search)].filter(
    ([name]) => name === 'order' || name === 'version',
  )
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** A picture with its remarks on it. */
export function MarkedPicture({ picture, alt, pins }: Omit<DesignPictureProps, 'point'>) {
  return (
    <div className="relative">
      <img
        src={picture.display}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className="h-auto w-full rounded-sm border border-line"
      />
      <PinMarks pins={pins} />
    </div>
  )
}

/**
 * A picture that a remark can be placed on by a click. It is a form's own image button, so the
 * browser says where it was pressed without script; pressed by a key it leads to the form where the
 * place is chosen from a list.
 */
export function PointingPicture({ picture, pins, point }: DesignPictureProps) {
  const { t } = useTranslation('design')
  const { pathname } = useLocation()
  return (
    <Form
      method="get"
      action={`${pathname}#new-pin`}
      preventScrollReset
      aria-label={t('pins.picture')}
      className="max-w-full overflow-x-auto p-4 -m-4"
    >
      <KeptQuery />
      <div className="relative w-fit">
        {POINTING_WIDTHS.map((width) => (
          <input
            key={width}
            type="image"
            name={pointField(width)}
            src={picture.display}
            alt={t('pins.place')}
            width={width}
            height={Math.round((width * picture.height) / picture.width)}
            className={`h-auto max-w-none cursor-crosshair rounded-sm ring-1 ring-line ${SHOWN[width]}`}
          />
        ))}
        <PinMarks pins={pins} point={point} />
      </div>
    </Form>
  )
}
