import { useEffect, useState } from 'react'
import { readView, viewportsOf, viewQuery, type View } from './viewports.rules'
import { paths } from '~/paths'

export const hrefOf = (url: string, view: View) =>
  paths.tool('responsive-checker', { url, ...viewQuery(view) })

/** Whether script runs; not so in the first picture of a page. */
export function useScript() {
  const [script, setScript] = useState(false)
  useEffect(() => setScript(true), [])
  return script
}

/**
 * How the page is looked at. It is told by the address, and with script changes without a load: the
 * frames stay as they are, and the address follows.
 */
export function useView(url: string, told: View) {
  const [view, setView] = useState(told)
  const show = (next: View) => {
    setView(next)
    window.history.replaceState(window.history.state, '', hrefOf(url, next))
  }
  /**
   * Sizes of a form that is being filled in; while one cannot be read, or none is left, those
   * before stay.
   */
  const showSizes = (form: HTMLFormElement) => {
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    query.delete('at')
    for (const at of new FormData(form).getAll('at')) query.append('at', String(at))
    const { at, sizes } = readView(query)
    const viewports = viewportsOf({ ...view, at, sizes })
    if (Array.isArray(viewports) && viewports.length > 0) show({ ...view, at, sizes })
  }
  return { view, show, showSizes }
}
