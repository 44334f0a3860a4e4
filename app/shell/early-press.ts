const LONGEST_WAIT = 5000
const STEP = 50

/** Whether React has taken an element over: it notes its properties there. */
const isTaken = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * A form that stays on its page (`useFormHere`), pressed before its code is there, waits for it: sent
 * as a document it would take along what is typed elsewhere on the page, where the network is gone.
 */
export function holdEarlyPresses() {
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (form.dataset.here === undefined || isTaken(form)) return
      event.preventDefault()
      event.stopPropagation()
      const until = Date.now() + LONGEST_WAIT
      const timer = setInterval(() => {
        if (!isTaken(form) && Date.now() < until) return
        clearInterval(timer)
        if (isTaken(form)) form.requestSubmit(event.submitter)
        else form.submit()
      }, STEP)
    },
    true,
  )
}
