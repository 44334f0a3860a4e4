import { Code } from '~/ui/layout/code'

export function BookingCell({ kind, name }: { kind: string; name: string }) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span>{kind}</span>
      <Code text={name} className="text-sm font-normal text-ink-soft" />
    </span>
  )
}

export function EntriesCell({ entries }: { entries: { account: string; amount: string }[] }) {
  return (
    <ul className="grid gap-1">
      {entries.map(({ account, amount }, index) => (
        <li key={index} className="flex flex-wrap justify-between gap-x-6">
          <span>{account}</span> <span className="whitespace-nowrap">{amount}</span>
        </li>
      ))}
    </ul>
  )
}
