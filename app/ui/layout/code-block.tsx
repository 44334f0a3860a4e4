/** Lines for a machine, such as a command: they scroll within the block and are selected as a whole. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <pre
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
      tabIndex={0}
      aria-label={label}
      role="region"
      className="max-w-text overflow-auto rounded-sm border border-line bg-surface p-4 text-sm"
    >
      {text}
    </pre>
  )
}
