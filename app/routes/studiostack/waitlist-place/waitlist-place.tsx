import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '~/ui/form/button'
import { CopyText } from '~/ui/form/copy-text'
import { DescriptionList } from '~/ui/layout/description-list'
import { Disclosure } from '~/ui/overlay/disclosure'
import { Form } from '~/ui/form/form'

export type WaitlistPlaceProps = {
  status: 'pending' | 'confirmed' | 'invited'
  /** Where an invited studio goes on. */
  next: { href: string; label: string } | null
  standing: false | { place: string; since: string; referrals: string; shareUrl: string }
}

function Standing({
  place,
  since,
  referrals,
  shareUrl,
}: Exclude<WaitlistPlaceProps['standing'], false>) {
  const { t } = useTranslation('waitlist')
  return (
    <>
      <DescriptionList
        items={[
          { term: t('confirmed.place'), detail: <strong>{place}</strong> },
          { term: t('confirmed.since'), detail: since },
          { term: t('confirmed.referrals'), detail: referrals },
        ]}
      />
      <section aria-labelledby="share-title" className="grid justify-items-start gap-4">
        <h2 id="share-title" className="text-xl">
          {t('share.title')}
        </h2>
        <p className="text-ink-soft">{t('share.text')}</p>
        <CopyText text={shareUrl} label={t('share.copy')} done={t('share.copied')} />
      </section>
    </>
  )
}

/** How a studio stands in line, with its own link; or the button that puts it there. */
export function WaitlistPlace({ status, next, standing }: WaitlistPlaceProps) {
  const { t } = useTranslation('waitlist')
  return (
    <div className="grid gap-10">
      {status === 'pending' && (
        <Form method="post">
          <Button name="intent" value="confirm">
            {t('pending.button')}
          </Button>
        </Form>
      )}
      {next && (
        <div>
          <ButtonLink to={next.href}>{next.label}</ButtonLink>
        </div>
      )}
      {standing && <Standing {...standing} />}
      {status !== 'invited' && (
        <Disclosure summary={t('leave.title')} look="row">
          <Form method="post" className="grid justify-items-start gap-4">
            <p>{t('leave.text')}</p>
            <Button name="intent" value="leave" variant="secondary">
              {t('leave.button')}
            </Button>
          </Form>
        </Disclosure>
      )}
    </div>
  )
}
