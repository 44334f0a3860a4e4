/**
 * The pictures of this product that the page of Studio Stack shows, in their order; each is
 * public/media/stack/<name>.avif.
 */
export const STACK_SCREENS = ['shop', 'client', 'control', 'freelancer'] as const
export type StackScreen = (typeof STACK_SCREENS)[number]

/**
 * What Studio Stack is meant to cost a studio a month, in cents of euro without VAT: an intention,
 * not an offer.
 */
export const STACK_PRICE = { amount: 4900, currency: 'EUR' } as const
