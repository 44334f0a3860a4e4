import { useLocation } from '@remix-run/react'
import { createElement, useContext, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { PartsContext } from './parts'

const onServer = <Props extends object>(name: string, Part: ComponentType<Props>) =>
  function KeptPart(props: Props) {
    const parts = useContext(PartsContext)
    const { i18n } = useTranslation()
    const { pathname } = useLocation()
    const place = parts?.place({ name, language: i18n.language, pathname, props })
    if (!place) return <Part {...props} />
    return createElement(place.tag, null, !place.isKept && <Part {...props} />)
  }

/**
 * A part of the page whose HTML the server keeps from one document to the next. It may depend on
 * its properties, which are plain data, on the language, and on which of its links leads to the page
 * itself; on nothing else, so that nothing of one visitor gets to another. In the browser it is the
 * component itself.
 */
export const keep: <Props extends object>(
  name: string,
  Part: ComponentType<Props>,
) => ComponentType<Props> = import.meta.env.SSR ? onServer : (_name, Part) => Part

const useHoleOnServer = (name: string, value: string) =>
  useContext(PartsContext)?.hole(name, value) ?? value

/**
 * A value that may stand in a kept part and is another each time, as text or an attribute. In the
 * browser it is itself.
 */
export const useHole: (name: string, value: string) => string = import.meta.env.SSR
  ? useHoleOnServer
  : (_name, value) => value
