/** Who bought, over the mail address. */
export function BuyerCell({ buyer, email }: { buyer: string; email: string }) {
  return (
    <>
      {buyer} <span className="row-more">{email}</span>
    </>
  )
}
