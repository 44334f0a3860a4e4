/** A title that has a number, which stays on one line where it fits into one. */
export function NumberedTitle({ title, number }: { title: string; number: string }) {
  const [before, after] = title.split(number)
  return (
    <>
      {before}
      <span className="inline-block">{number}</span>
      {after}
    </>
  )
}
