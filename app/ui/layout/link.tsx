// eslint-disable-next-line no-restricted-imports -- the one place that has it
import { Link as RemixLink, type LinkProps as RemixLinkProps } from '@remix-run/react'
import type { ComponentType } from 'react'

/**
 * What a link of this app may be told: the rest of Remix's would stand in the document as an
 * attribute that means nothing.
 */
export type LinkProps = Omit<
  RemixLinkProps,
  'discover' | 'prefetch' | 'relative' | 'replace' | 'state' | 'viewTransition'
>

/** An address of this site. */
const OWN_PATH = /^\/(?!\/)/

/** What `signLinkToken` makes, in an address. */
const WITH_TOKEN = /\.[\w-]{43}(?![\w-])/

/**
 * Whether an address opens something to whoever has it: the browser asks for its page alone, since
 * script would first ask which page that is, with the address in a query.
 */
const opensSomething = ({ to }: LinkProps) => typeof to === 'string' && WITH_TOKEN.test(to)

/**
 * What stands in a document for Remix's link, with the same attributes: that works out twice for
 * each of the hundred links of a page what `to` says already.
 */
function WrittenLink(props: LinkProps) {
  const { to, preventScrollReset, reloadDocument, children, ...attributes } = props
  if (typeof to !== 'string' || !OWN_PATH.test(to)) return <RemixLink {...props} />
  return (
    <a
      {...attributes}
      href={to}
      data-discover={reloadDocument || opensSomething(props) ? undefined : 'true'}
    >
      {children}
    </a>
  )
}

const ScriptLink = (props: LinkProps) => (
  <RemixLink
    {...props}
    {...(opensSomething(props) && { discover: 'none', reloadDocument: true })}
  />
)

/**
 * A link to a page of this site, which the browser's script fetches and shows in place of this one.
 */
export const Link: ComponentType<LinkProps> = import.meta.env.SSR ? WrittenLink : ScriptLink
