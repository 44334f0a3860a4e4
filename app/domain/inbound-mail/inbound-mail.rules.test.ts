import { describe, expect, it } from 'vitest'
import { isAutomatic } from './automatic.rules'
import { textOfHtml } from './html-text.rules'
import { splitReply } from './mail-reply.rules'

describe('a mail in HTML alone', () => {
  it('is read with its lines, its quotation and its links', () => {
    const html = `<html><head><style>p{color:red}</style></head><body><div dir="ltr">Yes&nbsp;please,<br>
      see <a href="https://example.com/a">this</a>.</div><ul><li>One</li><li>Two</li></ul>
      <div class="gmail_quote"><div>On Sun, Nov 22, 2026 at 9:41 AM Kanal &lt;<a href="mailto:a@b.se">a@b.se</a>&gt; wrote:<br></div>
      <blockquote><p>Shall we?</p><blockquote>No</blockquote></blockquote></div></body></html>`
    const { body, rest } = splitReply(textOfHtml(html))
    expect(body).toBe('Yes please,\nsee this <https://example.com/a>.\n\n- One\n- Two')
    expect(rest).toContain('> Shall we?')
    expect(rest).toContain('>> No')
  })

  it('takes a time that grows with its length', () => {
    const began = performance.now()
    for (const unit of ['<blockquote>', '<a href=x>y', '<br>', '<td>', '<pre>\n', '&lt;'])
      textOfHtml(unit.repeat(20_000))
    expect(performance.now() - began).toBeLessThan(4000)
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
  ])('is known: %s, %s, %j', (from, subject, headers) => {
    expect(isAutomatic(from, subject, headers)).toBe(true)
  })

  it('is no answer of a person', () => {
    expect(isAutomatic('ada@b.se', 'Re: Automatic replies on our site', {})).toBe(false)
    expect(
      isAutomatic('ada@b.se', 'Re: x', { 'Auto-Submitted': 'no', 'Return-Path': '<a@b>' }),
    ).toBe(false)
  })
})
