import { useEffect, useRef, useState, type FormEvent } from 'react'
import { paths } from '~/paths'

const TOOL = 'website-speed-test'

/** Files that are here, of those that are known; none is known before the page is. */
export type SpeedProgress = { done: number; all: number }

/**
 * With script, how far a test has come; at its end the page is loaded that shows it. Where the
 * stream fails, the form is sent as it is.
 */
export function useProgress() {
  const [progress, setProgress] = useState<SpeedProgress | null>(null)
  const stream = useRef<EventSource | null>(null)
  useEffect(() => {
    // A page that comes back out of the browser's memory is still again.
    const rest = () => setProgress(null)
    window.addEventListener('pageshow', rest)
    return () => {
      window.removeEventListener('pageshow', rest)
      stream.current?.close()
    }
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const url = String(new FormData(form).get('url') ?? '').trim()
    if (url === '') return
    event.preventDefault()
    stream.current?.close()
    const source = new EventSource(`${paths.toolStream(TOOL)}?${new URLSearchParams({ url })}`)
    stream.current = source
    setProgress({ done: 0, all: 0 })
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as SpeedProgress | { key: string }
      if (!('key' in told)) return setProgress(told)
      source.close()
      location.assign(`${paths.tool(TOOL, { url, run: told.key })}#result`)
    }
    source.onerror = () => {
      source.close()
      form.submit()
    }
  }

  return { progress, onSubmit }
}
