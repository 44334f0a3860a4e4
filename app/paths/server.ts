/** Addresses that no page leads to; apart from the others, which weigh in the script of every page. */
export const serverPaths = {
  inboundMail: () => '/inbound/mail',
  webhook: (gateway: string) => `/webhooks/${gateway}`,
  refused: () => '/refused',
  missing: () => '/refused/missing',
  wrongMethod: () => '/refused/method',
  live: () => '/health/live',
  ready: () => '/health/ready',
}
