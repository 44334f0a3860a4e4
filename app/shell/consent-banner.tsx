import { paths } from '~/paths'
import { Button } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'

export type ConsentBannerProps = {
  words: { version: string } & Record<
    'label' | 'text' | 'privacy' | 'customize' | 'reject' | 'accept',
    string
  >
  language: string
  redirectTo: string
}

const look = { variant: 'secondary', size: 'sm', wide: true, className: 'px-2!' } as const

/**
 * Asks for the cookie choice (spec §2.11): rejecting is one press of an equal button. Its buttons
 * are plain forms, which cookie-choice.tsx takes over where there is script; its words come
 * with the page, since most visits have no banner.
 */
export function ConsentBanner({ words, language, redirectTo }: ConsentBannerProps) {
  const back = <input type="hidden" name="redirectTo" value={redirectTo} />
  return (
    <section aria-label={words.label} className="consent-banner">
      <div className="mx-auto grid max-w-wide items-center gap-x-gap gap-y-3 lg:grid-cols-[1fr_32rem]">
        <p className="max-w-[72ch] text-sm">
          {words.text}{' '}
          <Link
            to={paths.privacy()}
            className="font-semibold underline underline-offset-4 hover:text-canal"
          >
            {words.privacy}
          </Link>
        </p>
        <div className="grid gap-2 min-[22rem]:grid-cols-3">
          <form action={paths.cookiePreferences()} className="contents">
            {back}
            <Button {...look}>{words.customize}</Button>
          </form>
          <form method="post" action={paths.consent()} className="contents">
            {back}
            <input type="hidden" name="textVersion" value={words.version} />
            <input type="hidden" name="language" value={language} />
            <Button {...look} name="intent" value="reject">
              {words.reject}
            </Button>{' '}
            <Button {...look} name="intent" value="accept">
              {words.accept}
            </Button>
          </form>
        </div>
      </div>
    </section>
  )
}
