const LATEST = 4000

/** Runs `act` when the page is loaded and the browser has nothing else to do. */
export function whenIdle(act: () => void) {
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(act, { timeout: LATEST })
      : setTimeout(act, LATEST)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
