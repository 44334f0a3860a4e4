const typed = new WeakMap<EventTarget, [value: string, start: number, end: number]>()

const keep = (area: HTMLTextAreaElement) =>
  typed.set(area, [area.value, area.selectionStart, area.selectionEnd])

/**
 * Keeps what was typed into text areas before script takes the page over: React writes the text
 * that they came with over it (it leaves the values of other fields as they are). To be called just
 * before React begins.
 */
export function keepTypedEarly() {
  document.querySelectorAll('textarea').forEach(keep)
  addEventListener('input', ({ target }) => keep(target as HTMLTextAreaElement), true)
}

/**
 * The ref of a text area: puts back what was kept, in the same step in which React wrote over it,
 * so that nothing moves.
 */
export function putBackTyped(area: HTMLTextAreaElement | null) {
  const early = area && typed.get(area)
  if (!early || area.value === early[0]) return
  area.value = early[0]
  if (document.activeElement === area) area.setSelectionRange(early[1], early[2])
}
