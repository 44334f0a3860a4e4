/** Spec §9, in milliseconds: until the label of an icon shows, and until the next one waits again. */
const DELAY = 700
const SKIP_DELAY = 300

/**
 * The labels of icons that stand alone are shown by the style sheet. Here the next one comes at once
 * after another, and Escape takes one away that covers something, until another thing is pointed at
 * (WCAG 1.4.13).
 */
export function watchTips() {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (delay: number, become: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(become, delay)
  }
  const reset = () => delete dataset.tips
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    clearTimeout(timer)
    dataset.tips = 'off'
  })
  addEventListener('focusin', reset)
  let pointedAt: Element | null = null
  addEventListener('pointerover', ({ target }) => {
    const icon = target instanceof Element ? target.closest(':has(> .tip)') : null
    if (icon === pointedAt) return
    pointedAt = icon
    if (dataset.tips === 'off') reset()
    if (icon) later(DELAY, () => (dataset.tips = 'soon'))
    else later(SKIP_DELAY, reset)
  })
}
