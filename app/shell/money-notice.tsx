import { useRouteLoaderData } from '@remix-run/react'
import type { loader as rootLoader } from '~/root'
import { Notice } from '~/ui/feedback/notice'
import { Link } from '~/ui/layout/link'

/** Tells staff without a second factor that money waits for it, before they press anything. */
export function MoneyNotice() {
  const words = useRouteLoaderData<typeof rootLoader>('root')?.beforeMoney
  if (!words) return null
  const { title, text, link, href } = words
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Link to={href} className="inline-flex min-h-6 items-center quiet-link">
          {link}
        </Link>
      }
    >
      {text}
    </Notice>
  )
}
