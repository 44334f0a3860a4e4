/**
 * For every change these journeys are made with script and without. The nightly run makes all of
 * them both ways, and those that are in no list too.
 */
export const BOTH_WAYS_BY_DAY = ['accessibility', 'cart', 'missing-texts', 'purchase']

/** About what script adds, or lean on it most. */
export const WITH_SCRIPT_BY_DAY = [
  'code-beautifier',
  'files',
  'home',
  'image-optimizer',
  'kept-buyer',
  'keyboard',
  'late-forms',
  'offline',
  'script-adds',
  'stripe',
]

/**
 * Forms and pages one after the other. The forms of the others are filled in and sent without a
 * browser by day (`tests/http`).
 */
export const WITHOUT_SCRIPT_BY_DAY = [
  'accessibility-signed-in',
  'account',
  'bad-input',
  'conversations',
  'purchase-in-swedish',
  'staff',
  'wizard',
]
