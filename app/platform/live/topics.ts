/** What open pages listen to: all that happens to an order, and all that one person is told. */
export const orderTopic = (orderId: string) => `order:${orderId}`
export const userTopic = (userId: number) => `user:${userId}`
