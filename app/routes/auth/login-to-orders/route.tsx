import { redirect } from '@remix-run/node'
import { paths } from '~/paths'

/**
 * The address that the home page's last step leads to (spec §2.10.6); the orders ask for sign-in
 * themselves.
 */
export function loader() {
  return redirect(paths.orders())
}
