import { lazy, Suspense, type ComponentType } from 'react'
import { whenIdle } from './when-idle'

const TOUCHES = ['pointerdown', 'keydown', 'focusin']

let wanted: Promise<unknown> | undefined

/** Once the page has nothing else to do, or its visitor begins to do something. */
export const whenWanted = () =>
  (wanted ??= new Promise<unknown>((resolve) => {
    whenIdle(() => resolve(null))
    for (const touch of TOUCHES)
      addEventListener(touch, resolve, { once: true, capture: true, passive: true })
  }))

/** A page whose code does not come is loaded whole once it is left for another, as Remix does. */
function loadWholeNext(): Promise<never> {
  const here = location.href
  window.__remixRouter.subscribe(() => {
    if (location.href !== here) location.reload()
  })
  return new Promise(() => {})
}

function inBrowser<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() =>
    whenWanted().then(() => load().then((Part) => ({ default: Part }), loadWholeNext)),
  ) as unknown as ComponentType<Props>
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

const onServer =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )

/**
 * A part that is plain HTML until its code comes, after all that the page itself is made of: its
 * links, forms and panels work before. `Part` is for the server alone, so that the browser's first
 * files are without it (vite.config.ts names such parts).
 */
export const late: <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Part: ComponentType<Props>,
) => ComponentType<Props> = import.meta.env.SSR ? (_load, Part) => onServer(Part) : inBrowser
