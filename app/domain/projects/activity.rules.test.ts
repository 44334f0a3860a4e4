import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '~/platform/i18n/languages'
import { translator } from '~/platform/i18n/i18n.server'
import { ACTIVITY_KINDS, activityActor, isActivityKind, shownActivity } from './activity.rules'

describe('activities', () => {
  test.each(LANGUAGES)('are all worded in %s', (language) => {
    const t = translator(language, 'dashboard')
    const words = ACTIVITY_KINDS.map((kind) => t(`activities.kinds.${kind}`))
    expect(
      words.filter(
        (word, index) =>
          word === '' || word.includes('activities.') || words.indexOf(word) !== index,
      ),
    ).toEqual([])
  })

  test('are the known transitions alone', () => {
    expect(isActivityKind('order.placed')).toBe(true)
    expect(isActivityKind('payment.disputed')).toBe(false)
  })

  test('say that an order goes on after a hold, and nothing of the kind when it ends', () => {
    expect(shownActivity({ kind: 'order.in_progress', from: 'on_hold' })).toBe('order.resumed')
    expect(shownActivity({ kind: 'order.in_progress', from: 'awaiting_brief' })).toBe(
      'order.in_progress',
    )
    expect(shownActivity({ kind: 'order.cancelled', from: 'on_hold' })).toBe('order.cancelled')
    expect(shownActivity({ kind: 'attempt.paid', from: null })).toBeNull()
  })

  test('name the client, the payment service or the studio', () => {
    expect(activityActor({ actorType: 'client', actorId: 7 }, 7)).toBe('you')
    expect(activityActor({ actorType: 'client', actorId: 8 }, 7)).toBe('colleague')
    expect(activityActor({ actorType: 'visitor', actorId: null }, 7)).toBe('you')
    expect(activityActor({ actorType: 'gateway', actorId: null }, 7)).toBe('payment')
    expect(activityActor({ actorType: 'admin', actorId: 7 }, 7)).toBe('studio')
  })
})
