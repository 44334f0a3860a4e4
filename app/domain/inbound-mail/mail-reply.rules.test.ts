import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressIn, cutReply, splitReply } from './mail-reply.rules'
import { MAX_MESSAGE } from '../messages/message.rules'

const KANAL = 'Kanal <reply+x@kanal.example>'
const WROTE = {
  'Gmail, English': `On Sun, Nov 22, 2026 at 9:41 AM ${KANAL} wrote:`,
  'Gmail, old': '2026-11-22 9:41 GMT+01:00 Kanal <reply+x@kanal.example>:',
  'Gmail, wrapped': 'On Sun, Nov 22, 2026 at 9:41 AM Kanal Studio\n<reply+x@kanal.example> wrote:',
  'Gmail, Swedish': `Den sön 22 nov. 2026 kl 09:41 skrev ${KANAL}:`,
  'Gmail, Dutch': `Op zo 22 nov 2026 om 09:41 schreef ${KANAL}:`,
  'Gmail, Dutch, wrapped in the address':
    'Op zo 22 nov 2026 om 09:41 schreef Kanal Studio <\nreply+x@kanal.example>:',
  'Gmail, Polish': `niedz., 22 lis 2026 o 09:41 ${KANAL} napisał(a):`,
  'Apple Mail, English': `On 22 Nov 2026, at 09:41, ${KANAL} wrote:`,
  'Apple Mail, on three lines':
    'On Nov 22, 2026,\n at 9:41 AM, Kanal Studio\n <reply+x@kanal.example> wrote:',
  'Apple Mail, Swedish': `22 nov. 2026 kl. 09:41 skrev ${KANAL}:`,
  'Apple Mail, Dutch': `Op 22 nov 2026 om 09:41 heeft ${KANAL} het volgende geschreven:`,
  'Apple Mail, Polish': `Wiadomość napisana przez ${KANAL} w dniu 22.11.2026, o godz. 09:41:`,
  'Thunderbird, Swedish': 'Den 2026-11-22 kl. 09:41, skrev Kanal:',
  'Thunderbird, Dutch': 'Op 22-11-2026 om 09:41 schreef Kanal:',
  'Thunderbird, Polish': 'W dniu 22.11.2026 o 09:41, Kanal pisze:',
  'Yahoo, English': `On Sunday, November 22, 2026 at 09:41:00 AM GMT+1, ${KANAL} wrote:`,
  'Yahoo, Swedish': `Den söndag 22 november 2026 09:41:00 CET, ${KANAL} skrev:`,
  'Yahoo, Polish': `W dniu niedziela, 22 listopada 2026 09:41:00 CET użytkownik ${KANAL} napisał:`,
  'Proton, English': `On Sunday, November 22nd, 2026 at 9:41 AM, ${KANAL} wrote:`,
  'Fastmail, English': 'On Sun, 22 Nov 2026, at 9:41 AM, Kanal wrote:',
  'Zoho, English': `---- On Sun, 22 Nov 2026 09:41:00 +0100 ${KANAL} wrote ----`,
  'a telephone, Dutch': `${KANAL} schreef op 22 november 2026 09:41:`,
  'Outlook, English': '-----Original Message-----\nFrom: Kanal\nSent: Sunday',
  'Outlook, a line above the head': `________________________________\nFrom: ${KANAL}\nSent: Sunday, 22 November 2026 09:41\nTo: Ada`,
  'Outlook, Swedish, bold': `**Från:** ${KANAL}\n**Skickat:** den 22 november 2026 09:41`,
  'Outlook, Dutch': `Van: ${KANAL}\nVerzonden: zondag 22 november 2026 09:41`,
  'Outlook, Polish': `Od: ${KANAL}\nWysłano: niedziela, 22 listopada 2026 09:41`,
  'GMX, the date first': `Sent: Sunday, November 22, 2026 at 9:41 AM\nFrom: "Kanal" <reply+x@kanal.example>\nTo: Ada`,
  'Outlook, Swedish, with a day': `Från: ${KANAL}\nSkickat den: söndag 22 november 2026\nTill: Ada`,
  'Thunderbird, Swedish, the name first': 'Kanal skrev den 2026-11-22 09:41:',
  'Roundcube, Dutch': 'Kanal schreef op 2026-11-22 09:41:',
  'Evolution, Dutch': 'Kanal schreef op zo 22-11-2026 om 09:41 [+0100]:',
  'a name first, Polish': 'Kanal napisał(a) dnia 22.11.2026 09:41:',
  'The Bat': 'Sunday, November 22, 2026, 9:41:00 AM, you wrote:',
  'Horde, English': `Quoting ${KANAL}:`,
  'Horde, Swedish': `Citerar ${KANAL}:`,
  'Horde, Polish': `Cytowanie ${KANAL}:`,
  'Tuta, English': '22 Nov 2026, 09:41 by reply+x@kanal.example:',
  'Tuta, Polish': '22 lis 2026, 09:41 od reply+x@kanal.example:',
  'Open-Xchange, German': `${KANAL} hat am 22.11.2026 09:41 CET geschrieben:`,
  'Samsung, Swedish': '-------- Originalmeddelande --------',
  'eM Client, Dutch': '------ Origineel bericht ------',
  'Thunderbird, passed on, Polish': '-------- Treść przekazanej wiadomości --------',
  'Apple Mail, passed on, Polish': 'Początek przekazywanej wiadomości:',
  'Proton, older': '‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐',
}
const squeezed = (text: string) => text.replace(/\s+/g, '')

describe('an answer by mail', () => {
  it.each(Object.entries(WROTE))('ends where %s begins to quote', (_, wrote) => {
    for (const gap of ['\n\n', '\n']) {
      const { body, rest } = splitReply(
        `Yes, that is fine.\n\nPlan 2, Ada${gap}${wrote}\n\n> Shall we begin?\n> Astrid`,
      )
      expect(body).toBe('Yes, that is fine.\n\nPlan 2, Ada')
      expect(rest).toContain('> Astrid')
    }
  })

  it.each([
    '-- \nAda Lind\nLind AB',
    'Sent from my iPhone',
    'Sent with Proton Mail secure email.',
    'Skickat från min iPhone',
    'Verstuurd vanaf mijn iPhone',
    'Wysłane z iPhone’a',
    'Get Outlook for Android',
    'Outlook voor iOS downloaden<https://aka.ms/o0ukef>',
    'Uzyskaj Outlook dla iOS<https://aka.ms/o0ukef>',
    'Skaffa Outlook för Android<https://aka.ms/x>',
    '[Sent from Outlook for iOS](https://aka.ms/x)',
    'Wysłano ze smartfonu Samsung Galaxy.',
    'Van mijn iPhone verzonden',
    'Från min iPhone',
    'Sent using Zoho Mail',
  ])('goes without the signature %s', (signature) => {
    expect(splitReply(`Fine.\n\n${signature}`)).toEqual({ body: 'Fine.', rest: signature })
    expect(splitReply(`Fine.\n\n${signature}\n\n${WROTE['Gmail, English']}\n> Hi`).body).toBe(
      'Fine.',
    )
  })

  it.each([
    'Den 3 november skrev ni att allt var klart.\nDet stämmer inte: sidan är trasig.',
    'Op 3 november heeft uw collega gebeld over de offerte.\nDat ging goed: wat kost optie B?',
    'Dnia 3 listopada pisze Pan, że wszystko gotowe.\nTo nieprawda: strona nie działa.',
    'On 3 November you wrote that all was done.\nIt is not.',
    'On Monday I wrote:\nnothing at all.\n\nDen som skrev det var jag.\nFrom: here to there',
    'From: Amsterdam\nTo: Berlin\n\nand make the button green.',
    'Van: Utrecht\nAan: Parijs\n\ngraag de knop groen.',
    'Name\n__________\nAda',
    'SELECT 1\n--\nSELECT 2',
    'Sent from my desk, is much easier than from a train.\nSo, yes.',
    'The customer says:\n> we love it\nPlease use it as testimonial.',
    'The customer says:\n> we love it',
    'Sent with love from Malmö',
    'Skickat via Postnord idag',
    'Verzonden met PostNL vandaag',
    'Wysłane z magazynu w Łodzi',
    'Get Outlook to work please',
    'Date: 3 May\nFrom: Amsterdam\nTo: Berlin',
    'Kanal wrote on Monday that:\n- one\n- two',
    '> Which color?\nBlue\n\n> Which day?\nFriday',
  ])('keeps words that only look like a quotation: %j', (text) => {
    expect(splitReply(text)).toEqual({ body: text, rest: '' })
  })

  it('keeps the questions that are answered one by one, and not what a reply stands under', () => {
    const wrote = WROTE['Gmail, English']
    expect(splitReply(`See below.\n\n${wrote}\n> First?\nYes.\n> Second?\nNo.`)).toEqual({
      body: 'See below.\n\n> First?\nYes.\n> Second?\nNo.',
      rest: wrote,
    })
    expect(splitReply(`${wrote}\n> First?\n> Astrid\n\nYes.`)).toEqual({
      body: 'Yes.',
      rest: `${wrote}\n> First?\n> Astrid`,
    })
  })

  it('takes a mail of quoted lines alone as written: some answer within them', () => {
    const text = `${WROTE['Gmail, English']}\n> First?\n> Yes, the blue one.`
    expect(splitReply(text)).toEqual({ body: text, rest: '' })
    expect(splitReply(' \n ')).toEqual({ body: '', rest: '' })
  })

  it('loses no word of any mail, and takes a time that grows with its length', () => {
    const line = fc.constantFrom(
      ...['Yes', '> Why?', '', '-- ', 'Sent from my iPhone', 'Note:', '__________', 'To: Ada'],
      ...Object.values(WROTE),
    )
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n')
        const { body, rest } = splitReply(text)
        expect([...squeezed(body + rest)].sort()).toEqual([...squeezed(text)].sort())
      }),
    )
    for (const unit of [
      'On a ',
      '<a@',
      '>\n',
      '\n',
      'a:\n',
      `From: x\n`,
      '_'.repeat(20) + '\n\n',
    ]) {
      const began = performance.now()
      splitReply(unit.repeat(250_000 / unit.length))
      expect(performance.now() - began).toBeLessThan(3000)
    }
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
      'ada@example.com (Ada Lind)',
      '"evil@example.com" <ada@example.com>',
    ])
      expect(addressIn(header)).toBe('ada@example.com')
  })
})
