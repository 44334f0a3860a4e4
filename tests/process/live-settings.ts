/** A configuration that may go live; nothing in it is called. */
export const LIVE = {
  SESSION_SECRET: 'not-a-secret-but-long-enough-for-one',
  PUBLIC_URL: 'https://kanal.example',
  STRIPE_SECRET_KEY: 'sk_test_never_called',
  STRIPE_WEBHOOK_SECRET: 'whsec_never_called',
  SMTP_URL: 'smtp://127.0.0.1:1',
  METRICS_TOKEN: 'not-a-token-but-long-enough-for-one',
  FETCH_OPEN_ADDRESSES: '',
}
