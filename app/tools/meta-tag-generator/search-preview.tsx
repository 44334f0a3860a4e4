import { Icon } from '~/ui/media/icon'

export type SearchPreviewProps = {
  siteName: string
  trail: string
  title: string
  text: string
  narrow?: boolean
}

/** A result of a search, in the type and the width that it has there. */
export function SearchPreview({
  siteName,
  trail,
  title,
  text,
  narrow = false,
}: SearchPreviewProps) {
  return (
    <div
      className={`grid gap-1 rounded-md border border-line bg-surface-raised p-4 font-[Arial,Liberation_Sans,sans-serif] ${narrow ? 'max-w-90' : 'max-w-[40rem]'}`}
    >
      <div className="flex items-center gap-3">
        <span className="grid size-7 shrink-0 place-items-center rounded-full bg-surface text-ink-soft">
          <Icon name="app-window" size={15} />
        </span>
        <div className="min-w-0 leading-tight">
          <p className="truncate text-[14px]">{siteName}</p>
          <p className="truncate text-[12px] text-ink-soft">{trail}</p>
        </div>
      </div>
      <p
        className={`text-[light-dark(#1a0dab,#99c3ff)] ${narrow ? 'text-[18px] leading-6' : 'text-[20px] leading-7 sm:truncate'}`}
      >
        {title}
      </p>
      <p className="text-[14px] leading-[1.55] text-ink-soft">{text}</p>
    </div>
  )
}
