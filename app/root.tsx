import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import stylesheet from './app.css?url'
import { loadChrome } from './shell/chrome.server'
import { brand } from './brand'
import { paths } from './paths'
import { useNonce } from './platform/http/nonce'
import { useRequestId } from './ui/layout/request-id'
import { DEFAULT_THEME } from './platform/theme'
import { pageMeta } from './shell/page-meta'
import { PageLifeLoader } from './shell/page-life-loader'
import { RefreshItself } from './shell/refresh-itself'
import { ScrollMemory } from './shell/scroll-memory'
import { ErrorPage } from './ui/layout/error-page'

const FONTS = ['/fonts/display.woff2', '/fonts/text.woff2']

export const handle = { i18n: ['common', 'ui'] }

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
  { rel: 'manifest', href: paths.manifest() },
]

/** Where a page that failed has no frame of its own, this is its title too. */
export const meta: MetaFunction<typeof loader> = (args) =>
  args.error ? pageMeta(args) : [{ title: brand.name }]

export async function loader(args: LoaderFunctionArgs) {
  const { chrome, headers } = await loadChrome(args)
  return data(chrome, { headers })
}

/** The document around every page and every error page; the light version gets no script at all. */
export function Layout({ children }: { children: ReactNode }) {
  const chrome = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  const requestId = useRequestId()
  const { i18n } = useTranslation()
  return (
    <html
      lang={i18n.language}
      dir="ltr"
      data-theme={chrome?.theme ?? DEFAULT_THEME}
      data-light={chrome?.light || undefined}
      data-request={requestId || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        {!chrome?.light &&
          FONTS.map((href) => (
            <link
              key={href}
              rel="preload"
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
              href={href}
            />
          ))}
        <RefreshItself light={chrome?.light ?? false} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!chrome?.light && (
          <PageLifeLoader
            language={chrome?.language ?? i18n.language}
            theme={chrome?.theme ?? DEFAULT_THEME}
            totalItems={chrome?.cart?.totalItems ?? null}
          />
        )}
        {!chrome?.light && <ScrollMemory />}
        {!chrome?.light && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
