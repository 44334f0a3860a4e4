/**
 * A queue: each call resolves when all before it have called what they got, with what lets the next
 * one go.
 */
export function turns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const previous = last
    let release = () => {}
    last = new Promise((resolve) => (release = resolve))
    await previous
    return release
  }
}
