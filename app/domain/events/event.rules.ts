/** What an event is about. */
export const SUBJECTS = [
  'order', 'payable', 'attempt', 'payment', 'refund', 'dispute', 'withdrawal', 'project', 'milestone', 'cart', 'application', 'quote', 'product', 'file',
  'deliverable', 'design', 'preview', 'brief', 'change', 'company', 'contact', 'account', 'list', 'webhook', 'job', 'mail', 'setting',
] as const
export type Subject = (typeof SUBJECTS)[number]
