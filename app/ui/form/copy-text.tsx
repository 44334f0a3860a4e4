import { CopyButton, type CopyButtonProps } from './copy-button'

export type CopyTextProps = Omit<CopyButtonProps, 'subject'>

/** A text to be read and selected, such as a secret address; with script a button copies it. */
export function CopyText(props: CopyTextProps) {
  return (
    <>
      <p className="rounded-sm bg-surface p-4 font-mono text-sm break-all select-all">
        {props.text}
      </p>
      <CopyButton {...props} />
    </>
  )
}
