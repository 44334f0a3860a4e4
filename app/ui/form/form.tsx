// eslint-disable-next-line no-restricted-imports -- the one place that has it
import { Form as RemixForm, useRouteLoaderData, type FormProps } from '@remix-run/react'
import { forwardRef } from 'react'
import { ACCOUNT_FIELD } from '../../platform/session/roles'

type Chrome = { viewer: { id: number } | null }

/** The account that a page was made for, for forms that are not of `Form`. */
function AccountField() {
  const chrome = useRouteLoaderData('root') as Chrome | undefined
  return chrome?.viewer ? (
    <input type="hidden" name={ACCOUNT_FIELD} value={chrome.viewer.id} />
  ) : null
}

/**
 * A form that says for which account it was made: sent while another one is signed in, it changes
 * nothing (`takeAccount`). What is the browser's and no account's, such as its theme, is Remix's
 * own form.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { children, ...props },
  ref,
) {
  return (
    <RemixForm {...props} ref={ref}>
      {props.method?.toLowerCase() === 'post' && <AccountField />}
      {children}
    </RemixForm>
  )
})
