import { startTransition, useState, type FormEvent } from 'react'
import { tellFailed } from '../feedback/tell'
import { postHere } from './post-here'

/** Presses of one page reach the server one after another, as they were made. */
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Reads the page's data again; ends once it is there. */
function readAgain(): Promise<void> {
  const router = window.__remixRouter
  router.revalidate()
  return new Promise((resolve) => {
    const leave = router.subscribe(({ revalidation }) => {
      if (revalidation !== 'idle') return
      leave()
      resolve()
    })
  })
}

async function send(action: string, body: FormData) {
  waiting += 1
  const turn = last.then(() => postHere(action, body))
  last = turn.catch(() => undefined)
  try {
    await turn
  } catch {
    tellFailed('press')
  } finally {
    waiting -= 1
  }
  if (waiting === 0) await readAgain()
}

/**
 * For forms that a page without script comes back from: with script the page stays as it is, with
 * its scroll, focus and history, and what changed is read again. `sent` is what is under way.
 */
export function useFormHere() {
  const [sent, setSent] = useState<FormData[]>([])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const body = new FormData(event.currentTarget, submitter)
    const action = event.currentTarget.getAttribute('action')!
    setSent((before) => [...before, body])
    void send(action, body).finally(() =>
      startTransition(() => setSent((before) => before.filter((other) => other !== body))),
    )
  }
  return { sent, form: { method: 'post', 'data-here': '', onSubmit } as const }
}
