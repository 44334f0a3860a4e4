/** What an event is about. */
export const SUBJECTS = [
  'order', 'payable', 'attempt', 'payment', 'refund', 'dispute', 'withdrawal', 'project', 'milestone', 'cart', 'application', 'freelancer', 'quote', 'product', 'file',
  'deliverable', 'design', 'preview', 'brief', 'change', 'company', 'payout', 'contact', 'account', 'list', 'ticket', 'assignment', 'webhook', 'job', 'mail', 'setting',
  'review', 'place', 'testimonial', 'showcase', 'template', 'mailWords', 'waitlist', 'studio', 'answer', 'staff',
] as const
export type Subject = (typeof SUBJECTS)[number]
