import { useEffect, useRef, useState, type FormEvent } from 'react'
import { paths } from '~/paths'
import type { CopyAnswerView } from './copywriter-page'

type State = 'still' | 'writing' | 'stopped' | 'broken'
type Told = { text?: string; answer?: CopyAnswerView }

/** Reads an answer event by event; an answer that refuses is JSON and one event. */
async function listen(response: Response, tell: (told: Told) => void) {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream'))
    return tell((await response.json()) as Told)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const events = (rest + next.value).split('\n\n')
    rest = events.pop()!
    for (const event of events) tell(JSON.parse(event.slice('data: '.length)) as Told)
  }
}

/**
 * With script and a model, the drafts as they are written; the answer at their end is the one that
 * the form would have given.
 */
export function useStreamedCopy(streams: boolean, posted: CopyAnswerView | undefined) {
  const [state, setState] = useState<State>('still')
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState(posted)
  const control = useRef<AbortController | null>(null)
  useEffect(() => setAnswer(posted), [posted])
  useEffect(() => () => control.current?.abort(), [])

  async function ask(body: FormData) {
    control.current?.abort()
    const own = new AbortController()
    control.current = own
    setText('')
    setState('writing')
    let done = false
    try {
      const response = await fetch(paths.toolStream('ai-copywriter'), {
        method: 'POST',
        body,
        signal: own.signal,
      })
      await listen(response, (told) => {
        if (own.signal.aborted) return
        if (told.text) setText((before) => before + told.text)
        if (!told.answer) return
        done = true
        setAnswer(told.answer)
        setState('still')
      })
      if (!done && !own.signal.aborted) setState('broken')
    } catch {
      if (!own.signal.aborted) setState('broken')
    }
  }

  return {
    state,
    text,
    answer,
    stop() {
      control.current?.abort()
      setState('stopped')
      document.querySelector<HTMLElement>('#result-title')?.focus()
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (!streams) return
      event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      void ask(new FormData(event.currentTarget, submitter))
    },
  }
}
