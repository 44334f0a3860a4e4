import type faq from '../../../locales/en/faq.json'

export type FaqGroup = keyof typeof faq.groups
export type FaqQuestion = keyof typeof faq.questions

/**
 * The questions of the FAQ page in reading order; their words stand in locales/<language>/faq.json.
 */
export const FAQ_GROUPS: readonly { id: FaqGroup; questions: readonly FaqQuestion[] }[] = [
  {
    id: 'ordering',
    questions: [
      'order-how',
      'order-account',
      'order-meeting',
      'order-scope',
      'order-several',
      'order-custom',
    ],
  },
  {
    id: 'payment',
    questions: [
      'pay-methods',
      'pay-vat',
      'pay-company',
      'pay-milestones',
      'pay-safe',
      'pay-invoice',
      'pay-extra',
    ],
  },
  {
    id: 'delivery',
    questions: [
      'delivery-time',
      'delivery-start',
      'delivery-late',
      'delivery-files',
      'delivery-warranty',
    ],
  },
  {
    id: 'revisions',
    questions: ['revisions-count', 'revisions-unlimited', 'revisions-how', 'revisions-silence'],
  },
  {
    id: 'dashboard',
    questions: ['dashboard-what', 'dashboard-link', 'dashboard-upload', 'dashboard-after'],
  },
  {
    id: 'withdrawal',
    questions: ['withdrawal-who', 'withdrawal-how', 'withdrawal-early', 'withdrawal-refund'],
  },
  { id: 'freelancers', questions: ['freelancers-who', 'freelancers-vetted', 'freelancers-join'] },
  {
    id: 'access',
    questions: ['access-script', 'access-light', 'access-barriers', 'access-languages'],
  },
  {
    id: 'privacy',
    questions: ['privacy-data', 'privacy-cookies', 'privacy-files', 'privacy-erase'],
  },
]
