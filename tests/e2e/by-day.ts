/**
 * For every change a journey is made with script and without, but for these: they are about what script adds, or lean on it
 * most, and are made with it. The nightly run makes all both ways.
 */
export const WITH_SCRIPT_BY_DAY = [
  'ai-copywriter', 'analytics', 'browse', 'code-beautifier', 'color-contrast', 'consent', 'css-grid-generator', 'design', 'files', 'font-pairing', 'freelancers', 'highlights', 'home', 'image-optimizer', 'keyboard',
  'messages', 'meta-tag-generator', 'notifications', 'offline', 'previews', 'products', 'responsive-checker', 'reviews', 'stripe', 'toasts', 'website-speed-test',
]

/** These are forms and pages one after the other, and are made without it. */
export const WITHOUT_SCRIPT_BY_DAY = [
  'account', 'admin-orders', 'assignments', 'bad-input', 'catalog', 'choices', 'contact', 'coupon', 'customise', 'deliverables', 'pay-by-link', 'payouts', 'project', 'purchase-in-swedish', 'screening',
  'settings', 'showcase', 'stripe-payouts', 'studio-shop', 'support', 'waitlist', 'withdrawal', 'wizard',
]

/** Of these the same forms and pages are asked for without a browser by day (`tests/http`). */
export const AT_NIGHT = ['curation', 'info', 'legal', 'mail-words', 'overview', 'people', 'studio-settings']
