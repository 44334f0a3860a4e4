import { useEffect, useState } from 'react'
import { Button } from './button'

export type CopyTextProps = {
  text: string
  /** The button, and what is said once it is done. */
  label: string
  done: string
}

/** A text to be read and selected, such as a secret address; with script a button copies it. */
export function CopyText({ text, label, done }: CopyTextProps) {
  const [state, setState] = useState<'none' | 'ready' | 'copied'>('none')
  useEffect(() => {
    if (navigator.clipboard) setState('ready')
  }, [])
  const copy = () => void navigator.clipboard.writeText(text).then(() => setState('copied'))
  return (
    <>
      <p className="rounded-sm bg-surface p-4 font-mono text-sm break-all select-all">{text}</p>
      {state !== 'none' && <div className="no-print"><Button type="button" variant="secondary" size="sm" onClick={copy}>{label}</Button></div>}
      <p role="status" className="text-sm text-canal empty:hidden">{state === 'copied' ? done : ''}</p>
    </>
  )
}
