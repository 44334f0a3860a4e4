/** What open pages listen to: all that happens to an order, and all that one person is told. */
export const orderTopic = (orderId: string) => `order:${orderId}`
export const userTopic = (userId: number) => `user:${userId}`

/** What processes keep in memory and read again when one of them has changed it. */
export const SETTINGS_TOPIC = 'settings'
export const MENU_TOPIC = 'menu'
