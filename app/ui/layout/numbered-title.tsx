/** A title that has a number, which stays on one line. */
export function NumberedTitle({ title, number }: { title: string; number: string }) {
  const [before, after] = title.split(number)
  return <>{before}<span className="whitespace-nowrap">{number}</span>{after}</>
}
