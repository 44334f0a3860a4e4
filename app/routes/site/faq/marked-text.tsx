import { markMatches } from '~/domain/ground/text-search.rules'

/** A text with the words marked that a search found. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  if (!query) return <>{text}</>
  return (
    <>
      {markMatches(text, query).map((piece, index) =>
        piece.marked ? (
          <mark key={index} className="rounded-xs bg-canal-soft px-0.5 text-canal">
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  )
}
