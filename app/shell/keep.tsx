import { useLocation } from '@remix-run/react'
import { useContext, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { PartsContext } from './parts'

/** In the browser nothing is kept; what stands beside the part keeps its place among ids alike. */
const inPlace = <Props extends object>(_name: string, Part: ComponentType<Props>) =>
  function PartInPlace(props: Props) {
    return (
      <>
        {null}
        <Part {...props} />
        {null}
      </>
    )
  }

const onServer = <Props extends object>(name: string, Part: ComponentType<Props>) =>
  function KeptPart(props: Props) {
    const parts = useContext(PartsContext)
    const { i18n } = useTranslation()
    const { pathname } = useLocation()
    const place = parts?.place({ name, language: i18n.language, pathname, props })
    const mark = place && <kept-part id={place.id} />
    return (
      <>
        {mark}
        {!place?.isKept && <Part {...props} />}
        {!place?.isKept && mark}
      </>
    )
  }

/**
 * A part of the page whose HTML the server keeps from one document to the next. It may depend on
 * its properties, which are plain data, on the language, and on which of its links leads to the page
 * itself; on nothing else, so that nothing of one visitor gets to another.
 */
export const keep: <Props extends object>(
  name: string,
  Part: ComponentType<Props>,
) => ComponentType<Props> = import.meta.env.SSR ? onServer : inPlace

const useHoleOnServer = (name: string, value: string) =>
  useContext(PartsContext)?.hole(name, value) ?? value

/**
 * A value that may stand in a kept part and is another each time, as text or an attribute. In the
 * browser it is itself.
 */
export const useHole: (name: string, value: string) => string = import.meta.env.SSR
  ? useHoleOnServer
  : (_name, value) => value

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own
  namespace JSX {
    interface IntrinsicElements {
      'kept-part': { id: string }
    }
  }
}
