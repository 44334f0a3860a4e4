/** What is changed by hand of a machine, and by which tests it has to be noticed. */
export interface Area {
  /** Files whose code is changed, as globs. */
  files: string[]
  /** The tests that are run, as globs. */
  tests: string[]
}

const domain = (...places: string[]) => places.map((place) => `app/domain/${place}`)

/**
 * Of these areas a wrong rule costs money, a right or a day; nine in ten changes of each have to be
 * noticed.
 */
export const AREAS: Record<string, Area> = {
  money: {
    files: domain(
      ...[
        'catalog/amount',
        'coupons/coupon',
        'invoices/exchange-rates',
        'ledger/bookings',
        'ledger/ledger',
        'catalog/payment-plan',
        'orders/settlement',
      ].map((name) => `${name}.rules.ts`),
      ...[
        'ground/vat',
        'payments/payment',
        'payments/refund',
        'payouts/iban',
        'payouts/payout-account',
        'payouts/payout',
        'sharing/share',
      ].map((name) => `${name}.rules.ts`),
    ),
    tests: domain(
      '{coupons,ledger,payments,payouts}/*.rules.test.ts',
      'catalog/amount.rules.test.ts',
      'invoices/exchange-rates.rules.test.ts',
      'ground/vat.rules.test.ts',
      'catalog/payment-plan.rules.test.ts',
      'orders/settlement.rules.test.ts',
      'sharing/share.rules.test.ts',
      'written-*.rules.test.ts',
    ),
  },
  refunds: {
    files: domain('payments/{refunds,move-refund,settle-refund}.server.ts'),
    tests: domain('payments/{refunds,refunds-of-a-day,refund-trail,disputes,early-events}.test.ts'),
  },
  orders: {
    files: domain(
      'ground/machines.rules.ts',
      'orders/{order,payable}.rules.ts',
      'ground/withdrawal.rules.ts',
      'cart/cart.rules.ts',
      'checkout/reorder.rules.ts',
      'quotes/{quote,offers,stored-quote}.rules.ts',
      'projects/{milestone,change,project,progress}.rules.ts',
    ),
    tests: domain(
      'orders/{order,payable}.rules.test.ts',
      'ground/withdrawal.rules.test.ts',
      '{cart,quotes}/*.rules.test.ts',
      'checkout/reorder.rules.test.ts',
      'projects/{milestone,change,project,progress}.rules.test.ts',
      'written-*.rules.test.ts',
    ),
  },
  rights: {
    files: domain(
      'people/{participant,company,staff}.rules.ts',
      'notifications/decision.rules.ts',
      'files/project-files.rules.ts',
      'data-requests/data-request.rules.ts',
    ),
    tests: domain(
      'people/{participant,company,staff}.rules.test.ts',
      'notifications/decision.rules.test.ts',
      'data-requests/*.rules.test.ts',
      'files/project-files.rules.test.ts',
      'written-*.rules.test.ts',
    ),
  },
  time: {
    files: [
      ...domain(
        'catalog/working-days.rules.ts',
        'tickets/{answer-clock,ticket}.rules.ts',
        'assignments/assignment.rules.ts',
        'ground/retention.rules.ts',
        'freelancers/capacity.rules.ts',
      ),
      'app/platform/clock.ts',
    ],
    tests: [
      ...domain(
        'catalog/working-days.rules.test.ts',
        '{tickets,assignments,retention,freelancers}/*.rules.test.ts',
        'written-*.rules.test.ts',
      ),
      'app/platform/clock.rules.test.ts',
    ],
  },
  accounts: {
    files: [
      ...domain('people/{people,second-factor,common-password,browser}.rules.ts'),
      'app/platform/session/session.rules.ts',
    ],
    tests: [
      ...domain(
        'people/{people,second-factor,common-password,browser}.rules.test.ts',
        'written-*.rules.test.ts',
      ),
      'app/platform/session/*.rules.test.ts',
    ],
  },
  outbox: {
    files: ['app/platform/outbox/*.ts'],
    tests: ['app/platform/outbox/*.test.ts'],
  },
  'order-ends': {
    files: domain(
      'orders/{end-order,end-unpaid,finish-withdrawal,move-order}.server.ts',
      'cancellations/*.server.ts',
    ),
    tests: domain(
      'cancellations/*.test.ts',
      'fulfillment/hold-order.test.ts',
      'coupons/coupons.test.ts',
      'orders/end-unpaid.test.ts',
    ),
  },
  payouts: {
    files: domain('payouts/{accrue,approve}-payout.server.ts'),
    tests: domain('payouts/{payouts,payout-acts,approvals,studio-statements}.test.ts'),
  },
  milestones: {
    files: domain('projects/{milestones,move-milestone}.server.ts'),
    tests: domain('projects/{milestones,milestone-facts,move-project}.test.ts'),
  },
  assignments: {
    files: domain('assignments/{move-assignment,offers}.server.ts'),
    tests: domain('assignments/*.test.ts'),
  },
  access: {
    files: domain('people/{invitations,inviters,join-staff,staff}.server.ts'),
    tests: domain(
      'people/{company,staff,invitation-facts,staff-facts}.test.ts',
      'studios/ended-invitations.test.ts',
    ),
  },
  'sign-in': {
    files: domain('people/{end-access,proven-address,second-factor,sessions}.server.ts'),
    tests: domain('people/{second-factor,sessions}.test.ts'),
  },
}
