import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressIn, cutReply, stripReply } from './mail-reply.rules'
import { MAX_MESSAGE } from '../messages/message.rules'

const WROTE = {
  'Gmail, English': 'On Sun, Nov 22, 2026 at 9:41 AM Kanal <reply+x@kanal.example> wrote:',
  'Apple Mail, English': 'On 22 Nov 2026, at 09:41, Kanal <reply+x@kanal.example> wrote:',
  'Gmail, wrapped': 'On Sun, Nov 22, 2026 at 9:41 AM Kanal Studio\n<reply+x@kanal.example> wrote:',
  'Gmail, Swedish': 'Den sön 22 nov. 2026 kl 09:41 skrev Kanal <reply+x@kanal.example>:',
  'Apple Mail, Swedish': '22 nov. 2026 kl. 09:41 skrev Kanal <reply+x@kanal.example>:',
  'Thunderbird, Swedish': 'Den 2026-11-22 kl. 09:41, skrev Kanal:',
  'Gmail, Dutch': 'Op zo 22 nov 2026 om 09:41 schreef Kanal <reply+x@kanal.example>:',
  'Apple Mail, Dutch':
    'Op 22 nov 2026 om 09:41 heeft Kanal <reply+x@kanal.example> het volgende geschreven:',
  'Gmail, Polish': 'niedz., 22 lis 2026 o 09:41 Kanal <reply+x@kanal.example> napisał(a):',
  'Thunderbird, Polish': 'W dniu 22.11.2026 o 09:41, Kanal pisze:',
  'Apple Mail, Polish':
    'Wiadomość napisana przez Kanal <reply+x@kanal.example> w dniu 22.11.2026, o godz. 09:41:',
  'Outlook, English': '-----Original Message-----\nFrom: Kanal\nSent: Sunday',
  'Outlook, head alone':
    'From: Kanal <reply+x@kanal.example>\nSent: Sunday, 22 November 2026 09:41\nTo: Ada',
  'Outlook, Swedish': 'Från: Kanal <reply+x@kanal.example>\nSkickat: den 22 november 2026 09:41',
  'Outlook, Dutch': 'Van: Kanal <reply+x@kanal.example>\nVerzonden: zondag 22 november 2026 09:41',
  'Outlook, Polish':
    'Od: Kanal <reply+x@kanal.example>\nWysłano: niedziela, 22 listopada 2026 09:41',
}

describe('an answer by mail', () => {
  it.each(Object.entries(WROTE))('ends where %s begins to quote', (_, wrote) => {
    expect(stripReply(`Yes, that is fine.\n\nAda\n\n${wrote}\n\n> Shall we begin?\n> Astrid`)).toBe(
      'Yes, that is fine.\n\nAda',
    )
  })

  it.each([
    '-- \nAda Lind\nLind AB',
    'Sent from my iPhone',
    'Skickat från min iPhone',
    'Verstuurd vanaf mijn iPhone',
    'Wysłane z iPhone’a',
    'Get Outlook for Android',
  ])('goes without the signature %s', (signature) => {
    expect(stripReply(`Fine.\n\n${signature}`)).toBe('Fine.')
  })

  it('keeps what stands between the lines that it quotes', () => {
    expect(
      stripReply(
        'On Sun, Nov 22, 2026 at 9:41 AM Kanal <a@b.example> wrote:\n> First?\nYes.\n> Second?\nNo.',
      ),
    ).toBe('Yes.\nNo.')
  })

  it('keeps sentences that only sound like an introduction', () => {
    const text =
      'On Monday I wrote:\nnothing at all.\n\nDen som skrev det var jag.\nFrom: here to there'
    expect(stripReply(text)).toBe(text)
  })

  it('is never longer than the mail, and comes to an end on any text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => void expect(stripReply(text).length).toBeLessThanOrEqual(text.length),
      ),
    )
    const began = Date.now()
    stripReply(`On ${'a '.repeat(200_000)}`)
    stripReply(`${'<a@'.repeat(100_000)}\n`.repeat(3))
    expect(Date.now() - began).toBeLessThan(2000)
  })

  it('is cut when it is too long, and says so', () => {
    expect(cutReply('short', '[cut]')).toBe('short')
    const cut = cutReply('x'.repeat(MAX_MESSAGE + 1), '[cut]')
    expect(cut.length).toBeLessThanOrEqual(MAX_MESSAGE)
    expect(cut).toMatch(/x\n\n\[cut\]$/)
  })

  it('comes from the address in its header', () => {
    for (const header of [
      'Ada Lind <ADA@example.com>',
      '<ada@example.com>',
      ' ada@example.com ',
      '"evil@example.com" <ada@example.com>',
    ])
      expect(addressIn(header)).toBe('ada@example.com')
  })
})
