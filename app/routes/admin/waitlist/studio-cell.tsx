/** A studio that waits, with who wrote it down. */
export function StudioCell({
  studioName,
  name,
  email,
}: {
  studioName: string
  name: string
  email: string
}) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="font-semibold wrap-anywhere">{studioName}</span>{' '}
      <span className="font-normal wrap-anywhere md:text-sm">{name}</span>
      <a
        href={`mailto:${email}`}
        className="inline-block min-h-6 font-normal wrap-anywhere text-ink-soft underline decoration-line-strong underline-offset-4 md:text-sm"
      >
        {email}
      </a>
    </span>
  )
}
