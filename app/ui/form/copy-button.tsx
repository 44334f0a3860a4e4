import { useEffect, useState } from 'react'
import { Button } from './button'

export type CopyButtonProps = {
  text: string
  /** The button, what it copies where several say the same, and what is said once it is done. */
  label: string
  subject?: string
  done: string
}

/**
 * Copies a text that can be selected beside it. It comes with script, where the browser lets a page
 * write to the clipboard.
 */
export function CopyButton({ text, label, subject, done }: CopyButtonProps) {
  const [state, setState] = useState<'none' | 'ready' | 'copied'>('none')
  useEffect(() => {
    if (navigator.clipboard) setState('ready')
  }, [text])
  if (state === 'none') return null
  const copy = () => void navigator.clipboard.writeText(text).then(() => setState('copied'))
  return (
    <span className="no-print inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button type="button" variant="secondary" size="sm" onClick={copy}>
        {label}
        {subject && <span className="sr-only"> {subject}</span>}
      </Button>{' '}
      <span role="status" className="text-sm text-canal empty:hidden">
        {state === 'copied' ? done : ''}
      </span>
    </span>
  )
}
