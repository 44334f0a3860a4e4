import type { LoaderFunctionArgs } from '@remix-run/node'
import { findShopFront } from '~/domain/studios/shop-front.server'
import { DAY, SECOND } from '~/platform/clock'
import { notFound } from '~/platform/http/answers.server'
import { findViewer } from '~/platform/session/guards.server'
import { storage } from '~/platform/storage/storage.server'

const A_DAY = DAY / SECOND

/** A studio's logo, to whoever may see its shop front. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await findViewer(args)
  const front = await findShopFront(args.params.studioSlug ?? '', viewer?.id ?? null)
  const file = front?.logoKey ? await storage().get(front.logoKey) : null
  if (!front || !file || !file.contentType.startsWith('image/')) throw notFound()
  return new Response(file.body, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Length': String(file.size),
      'Cache-Control': front.preview ? 'private, no-store' : `public, max-age=${A_DAY}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
