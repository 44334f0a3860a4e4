import { useActionData, useNavigation, type ShouldRevalidateFunction } from '@remix-run/react'
import { useState } from 'react'

/**
 * Remix reads nothing again after an answer of 4xx; a form that came too late (409) is shown with
 * what is there now.
 */
export const readAfterConflict: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate

/**
 * What the action answered, once the page is read again after it: both are shown together, so a
 * form that is sent once more is of what is there now.
 */
export function useSettledAnswer<Action>() {
  const answer = useActionData<Action>()
  const { state, formMethod } = useNavigation()
  const [settled, settle] = useState(answer)
  const isBeingRead = state === 'loading' && formMethod !== undefined
  if (!isBeingRead && settled !== answer) settle(answer)
  return settled
}

/**
 * Of several files that are sent at once some are kept though another is refused: they are shown
 * beside what was wrong.
 */
export const readAfterRefusal: ShouldRevalidateFunction = ({
  actionStatus = 0,
  defaultShouldRevalidate,
}) => actionStatus >= 400 || defaultShouldRevalidate

/**
 * What another site answered is asked for once: not again when a form of the page around it is
 * sent, such as the one of the theme.
 */
export const readOnce: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.href !== nextUrl.href && defaultShouldRevalidate
