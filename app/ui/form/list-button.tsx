import type { SubmissionResult } from '@conform-to/dom'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button'

/** The name under which Conform reads what a button does to a list. */
const INTENT = '__intent__'

export type ListIntent = Extract<
  NonNullable<SubmissionResult['intent']>,
  { type: 'insert' | 'remove' | 'reorder' }
>
export type ListButtonProps = Pick<
  ButtonProps,
  'form' | 'disabled' | 'variant' | 'className' | 'aria-label'
> & { intent: ListIntent; children: ReactNode }

/**
 * Sends the form as it stands to have a row added, removed or moved; nothing is saved and nothing
 * that was typed is lost.
 */
export function ListButton({ intent, variant = 'secondary', ...button }: ListButtonProps) {
  return (
    <Button
      {...button}
      variant={variant}
      size="sm"
      name={INTENT}
      value={JSON.stringify(intent)}
      formNoValidate
    />
  )
}
