/** What failed beside the page, by its text in `ui:failed`. */
type Failed = 'press' | 'read'

const NAME = 'kanal:failed'

/** Says in a toast what failed; the page and what is typed in it stay as they are. */
export const tellFailed = (failed: Failed) =>
  void dispatchEvent(new CustomEvent<Failed>(NAME, { detail: failed }))

/** Calls back with what is told; returns how to stop. */
export function onFailed(listener: (failed: Failed) => void) {
  const listen = (event: Event) => listener((event as CustomEvent<Failed>).detail)
  addEventListener(NAME, listen)
  return () => removeEventListener(NAME, listen)
}
