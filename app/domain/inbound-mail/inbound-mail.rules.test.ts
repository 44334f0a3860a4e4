import { describe, expect, it } from 'vitest'
import { isAutomatic } from './automatic.rules'
import { textOfHtml } from './html-text.rules'
import { splitReply } from './mail-reply.rules'

/** The words of a mail in HTML, and the milliseconds that others waited for at most. */
function read(html: string) {
  const steps = textOfHtml(html)
  for (let longest = 0; ;) {
    const began = performance.now()
    const { done, value } = steps.next()
    longest = Math.max(longest, performance.now() - began)
    if (done) return { text: value, longest }
  }
}

describe('a mail in HTML alone', () => {
  it('is read with its lines, its quotation and its links', () => {
    const html = `<html><head><style>p{color:red}</style></head><body><div dir="ltr">Yes&nbsp;please,<br>
      see <a href="https://example.com/a">this</a>.</div><ul><li>One</li><li>Two</li></ul>
      <div class="gmail_quote"><div>On Sun, Nov 22, 2026 at 9:41 AM Kanal &lt;<a href="mailto:a@b.se">a@b.se</a>&gt; wrote:<br></div>
      <blockquote><p>Shall we?</p><blockquote>No</blockquote></blockquote></div></body></html>`
    const { body, rest } = splitReply(read(html).text)
    expect(body).toBe('Yes please,\nsee this <https://example.com/a>.\n\n- One\n- Two')
    expect(rest).toContain('> Shall we?')
    expect(rest).toContain('>> No')
  })

  it.each([
    '<b>',
    '<blockquote>a',
    '<blockquote>a<br>',
    '<td> ',
    '<td>a',
    '<pre>a\n',
    '<head>',
    'a<br>',
    '<a href=https://a.example>a',
  ])('of two megabytes of %j is read within seconds, and lets others have their turn', (unit) => {
    const began = performance.now()
    const { text, longest } = read(unit.repeat(2_000_000 / unit.length))
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(longest).toBeLessThan(1_000)
    expect(text.length).toBeLessThan(20_000_000)
  })

  it('marks what is quoted very often like what is quoted often', () => {
    expect(read(`${'<blockquote>'.repeat(30)}a`).text.split('\n')[0]).toBe(`${'>'.repeat(20)} a`)
  })

  it('keeps cells and lines apart', () => {
    const html = '<table><tr><td> a<td> <td>b</table><pre> c\n\n d</pre><br>e<br><br>f'
    expect(read(html).text).toBe('a  b\n\n c\n d\n\n\ne\n\nf')
  })
})

describe('a mail that nobody wrote', () => {
  it.each([
    ['a@b.se', 'Hi', { 'Auto-Submitted': 'auto-replied' }],
    ['a@b.se', 'Hi', { 'X-Autoreply': 'yes' }],
    ['a@b.se', 'Hi', { precedence: 'bulk' }],
    ['a@b.se', 'Hi', { 'Return-Path': '<>' }],
    ['mailer-daemon@b.se', 'Hi', {}],
    ['a@b.se', 'Automatic reply: Your order', {}],
    ['a@b.se', 'Autosvar: Er beställning', {}],
    ['a@b.se', 'Automatisch antwoord: Uw bestelling', {}],
    ['a@b.se', 'Odpowiedź automatyczna: Zamówienie', {}],
    ['a@b.se', 'Autoodpowiedź: Zamówienie', {}],
    ['a@b.se', 'Nieobecność', {}],
    ['a@b.se', 'Frånvaromeddelande: Er beställning', {}],
    ['a@b.se', 'Out of office until 9 December', {}],
    ['a@b.se', 'Onbestelbaar: Uw bestelling', {}],
    ['a@b.se', 'Läst: Er beställning', { 'Content-Type': 'multipart/report; report-type=x' }],
  ])('is known: %s, %s, %j', (from, subject, headers) => {
    expect(isAutomatic(from, subject, headers)).toBe(true)
  })

  it('is no answer of a person', () => {
    for (const subject of [
      'Re: Automatic replies on our site',
      'Frånvaro på sidan är fel',
      'Afwezigheid van de knop',
      'Office out of order',
    ])
      expect(isAutomatic('ada@b.se', subject, {})).toBe(false)
    expect(
      isAutomatic('ada@b.se', 'Re: x', { 'Auto-Submitted': 'no', 'Return-Path': '<a@b>' }),
    ).toBe(false)
  })
})
