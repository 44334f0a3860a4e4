import { expect, test } from 'vitest'
import { sayField } from './field-texts.server'

test.each([
  ['phone', 'Phone', 'Telefon'],
  ['line2', 'Address, second line', 'Adres, drugi wiersz'],
  ['quote_sv', 'Words (Svenska)', 'Cytat (Svenska)'],
  ['steps[1].words.nl.title', 'Title (2, Nederlands)', 'Tytuł (2, Nederlands)'],
  ['addOns[0].prices.USD', 'Price (1, USD)', 'Cena (1, USD)'],
  ['SEK', 'Amount (SEK)', 'Kwota (SEK)'],
  [
    '01a219d9-23d5-77a9-b1e0-bc693be47f5d_need2',
    'What we need from you 2',
    'Czego potrzebujemy od Ciebie 2',
  ],
  [
    '01a219d9-23d5-77a9-b1e0-bc693be47f5d_goals',
    'What should be different when this is done?',
    'Co ma się zmienić dzięki temu projektowi?',
  ],
  ['constructor', 'Another field', 'Inne pole'],
])('the field %s is told in words', (name, english, polish) => {
  expect([sayField(name, 'en'), sayField(name, 'pl')]).toEqual([english, polish])
})
