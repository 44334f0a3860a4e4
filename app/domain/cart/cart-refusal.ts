/**
 * Why a product cannot go into the cart: it is not sold now, not with that delivery speed or
 * add-on, or the cart holds another studio's services.
 */
export class CartRefusal extends Error {
  name = 'CartRefusal'
  constructor(
    readonly reason: 'unavailable' | 'choice' | 'otherStudio',
    /** Whose services the cart holds. */
    readonly holds: string | null = null,
  ) {
    super(reason)
  }
}
