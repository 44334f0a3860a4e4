export const PUBLIC_URL = 'http://localhost:3000'

/**
 * The environment of a test: demo mode on a database of its own. Settings that a developer has in
 * the shell are emptied, so that no test reaches a real payment, mail or storage provider.
 */
export function testSettings(
  databaseUrl: string,
  dataFolder: string,
  publicUrl = PUBLIC_URL,
): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    WORKER: 'off',
    WEB_CONCURRENCY: '',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    SESSION_SECRET: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    STRIPE_API_URL: '',
    SMTP_URL: '',
    INBOUND_MAIL_DOMAIN: '',
    INBOUND_MAIL_SECRET: '',
    S3_ENDPOINT: '',
    S3_BUCKET: '',
    FETCH_OPEN_ADDRESSES: process.env.SITE_ADDRESS ?? '',
    EXCHANGE_RATES_URL: '',
    AI_BASE_URL: '',
    AI_API_KEY: '',
    AI_MODEL: '',
    METRICS_TOKEN: '',
    SLOW_QUERY_MS: '',
    ANALYTICS_ID: '',
    ANALYTICS_SRC: '',
  }
}
