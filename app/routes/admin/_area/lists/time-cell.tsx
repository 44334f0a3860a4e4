/** A moment, which screen readers and programs read as well. */
export function TimeCell({ when, dateTime }: { when: string; dateTime: string }) {
  return (
    <time dateTime={dateTime} className="md:whitespace-nowrap">
      {when}
    </time>
  )
}
