type Typed = { value: string; caret: [start: number, end: number] }

const typed = new WeakMap<HTMLTextAreaElement, Typed>()

function keep(area: HTMLTextAreaElement) {
  typed.set(area, { value: area.value, caret: [area.selectionStart, area.selectionEnd] })
}

/**
 * Keeps what was typed into text areas before script takes the page over: React writes the text
 * that they came with over it (it leaves the values of other fields as they are). To be called just
 * before React begins.
 */
export function keepTypedEarly() {
  for (const area of document.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) keep(area)
  window.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLTextAreaElement) keep(target)
    },
    { capture: true },
  )
}

/**
 * The ref of a text area: puts back what was kept, in the same step in which React wrote over it,
 * so that nothing moves.
 */
export function putBackTyped(area: HTMLTextAreaElement | null) {
  const early = area && typed.get(area)
  if (!early || area.value === early.value) return
  area.value = early.value
  if (document.activeElement === area) area.setSelectionRange(...early.caret)
}
