/**
 * `npm run reconcile [days]`: applies the stored events, the failed ones too, compares the
 * provider's books with ours, and the payouts to freelancers with the ledger; fails on any
 * difference.
 */
import { runCommand } from './command'

const DEFAULT_DAYS = 90

await runCommand(async () => {
  const days = Number(process.argv[2] ?? DEFAULT_DAYS)
  if (!Number.isInteger(days) || days < 1)
    return 'The number of days must be a whole number, 1 or more.'
  // Read on import, as all settings are.
  const { reconcileBooks } = await import('./reconcile-books')
  if (!(await reconcileBooks(days))) process.exitCode = 1
})
