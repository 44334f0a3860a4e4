import { useTranslation } from 'react-i18next'
import { DataTable } from '~/ui/table/data-table'
import { Bar, FILLS, type PhaseName } from './bar'

export type TimingView = {
  phases: { phase: PhaseName; label: string; time: string; share: number }[]
  total: string
  redirects: { url: string; text: string }[]
}
export type KindView = {
  kind: string
  label: string
  requests: string
  sent: string
  unpacked: string
  share: number
}
export type PartyView = { host: string; requests: string; sent: string }
export type ReadingView = {
  facts: { label: string; value: string }[]
  extract: string
  noscript: string
}

const Heading = ({ children }: { children: string }) => <h3 className="text-xl">{children}</h3>

/** What the first answer took, part by part. */
export function Timing({ phases, redirects }: TimingView) {
  const { t } = useTranslation('website-speed-test')
  return (
    <div className="grid content-start gap-4">
      <Heading>{t('timing.title')}</Heading>
      <dl className="grid gap-3">
        {phases.map(({ phase, label, time, share }) => (
          <div key={phase} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{time}</dd>
            <dd className="col-span-2" aria-hidden="true">
              <Bar share={share} fill={FILLS[phase]} />
            </dd>
          </div>
        ))}
      </dl>
      {redirects.map(({ url, text }) => (
        <p key={url} className="text-sm text-ink-soft wrap-anywhere">
          {t('timing.led')} {url} ({text})
        </p>
      ))}
    </div>
  )
}

/** Requests and bytes of each kind. */
export function Kinds({ kinds }: { kinds: KindView[] }) {
  const { t } = useTranslation('website-speed-test')
  return (
    <div className="grid content-start gap-4">
      <Heading>{t('kinds.title')}</Heading>
      <DataTable
        caption={t('kinds.title')}
        hideCaption
        rows={kinds}
        rowKey={({ kind }) => kind}
        empty={null}
        columns={[
          {
            key: 'kind',
            label: t('kinds.kind'),
            rowHeader: true,
            cell: ({ label, share }: KindView) => (
              <span className="grid min-w-32 gap-1">
                <span className="text-base font-semibold">{label}</span>
                <Bar share={share} fill="fill-canal" />
              </span>
            ),
          },
          {
            key: 'requests',
            label: t('kinds.requests'),
            align: 'end',
            cell: ({ requests }: KindView) => requests,
          },
          { key: 'sent', label: t('kinds.sent'), align: 'end', cell: ({ sent }: KindView) => sent },
          {
            key: 'unpacked',
            label: t('kinds.unpacked'),
            align: 'end',
            cell: ({ unpacked }: KindView) => unpacked,
          },
        ]}
      />
    </div>
  )
}

/** Hosts of others. */
export function Parties({ parties }: { parties: PartyView[] }) {
  const { t } = useTranslation('website-speed-test')
  return (
    <div className="grid content-start gap-4">
      <Heading>{t('parties.title')}</Heading>
      <p className="text-ink-soft">{t('parties.lead')}</p>
      <DataTable
        caption={t('parties.title')}
        hideCaption
        rows={parties}
        rowKey={({ host }) => host}
        empty={<p>{t('parties.none')}</p>}
        columns={[
          {
            key: 'host',
            label: t('parties.host'),
            rowHeader: true,
            cell: ({ host }: PartyView) => (
              <span className="font-mono text-sm wrap-anywhere">{host}</span>
            ),
          },
          {
            key: 'requests',
            label: t('kinds.requests'),
            align: 'end',
            cell: ({ requests }: PartyView) => requests,
          },
          {
            key: 'sent',
            label: t('kinds.sent'),
            align: 'end',
            cell: ({ sent }: PartyView) => sent,
          },
        ]}
      />
    </div>
  )
}

/** What the page says to those without script. */
export function Reading({ facts, extract, noscript }: ReadingView) {
  const { t } = useTranslation('website-speed-test')
  return (
    <div className="grid content-start gap-4">
      <Heading>{t('reading.title')}</Heading>
      <p className="text-ink-soft">{t('reading.lead')}</p>
      <dl className="grid gap-x-6 gap-y-2">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2"
          >
            <dt>{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <h4 className="font-semibold">{t('reading.extract')}</h4>
      <p className="max-w-text border-s-2 border-line-strong ps-4 text-sm wrap-anywhere">
        {extract || t('reading.nothing')}
      </p>
      {noscript && (
        <>
          <h4 className="font-semibold">{t('reading.noscript')}</h4>
          <p className="max-w-text border-s-2 border-line-strong ps-4 text-sm wrap-anywhere">
            {noscript}
          </p>
        </>
      )}
    </div>
  )
}
