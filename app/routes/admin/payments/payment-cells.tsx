import { Code } from '~/ui/layout/code'

export function MethodCell({ method, reference }: { method: string; reference: string }) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span>{method}</span>
      <Code text={reference} className="text-sm text-ink-soft" />
    </span>
  )
}

export function AmountCell({ amount, givenBack }: { amount: string; givenBack: string | null }) {
  return (
    <span className="grid gap-0.5">
      <span className="whitespace-nowrap">{amount}</span>{' '}
      {givenBack && <span className="text-ink-soft md:text-sm">{givenBack}</span>}
    </span>
  )
}
