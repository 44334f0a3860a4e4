/** Who bought, over the mail address. */
export function BuyerCell({ buyer, email }: { buyer: string; email: string }) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span>{buyer}</span>
      <span className="wrap-anywhere text-ink-soft md:text-sm">{email}</span>
    </span>
  )
}
