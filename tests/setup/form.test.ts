import { describe, expect, it } from 'vitest'
import { submission } from './form'
import { Page } from './page'

function pageWith(html: string) {
  return new Page(
    new URL('http://localhost:3000/shop?category=App'),
    200,
    new Headers(),
    `<!doctype html><body>${html}</body>`,
  )
}

const order = pageWith(`
  <form id="order" method="post">
    <input type="hidden" name="csrf" value="abc">
    <input name="email" value="a@b.example"><input name="unused" disabled value="x">
    <textarea name="note">
First line</textarea>
    <select name="speed"><option disabled value="">Choose</option><option value="week">A week</option><option selected value="month">A month</option></select>
    <select name="currency"><option>USD</option><option>EUR</option></select>
    <label><input type="checkbox" name="extra" value="seo" checked> SEO</label>
    <label><input type="checkbox" name="extra" value="copy"> Copy</label>
    <input type="radio" name="pay" value="card" checked><input type="radio" name="pay" value="ideal">
    <button type="button" name="intent" value="nothing">Hide</button>
    <button name="intent" value="save">Save</button>
    <button name="intent" value="pay" formaction="/shop/checkout">Pay <span>now</span></button>
  </form>
  <input name="coupon" form="order" value="C1">
  <form action="/shop"><input name="q"><button>Search</button></form>
  <form method="post" enctype="multipart/form-data" action="/up"><input type="file" name="file"><button>Upload</button></form>`)

describe('a form sent without script', () => {
  it('sends what is filled in and chosen, and the button that was pressed', () => {
    const { action, method, body } = submission(order, 'Save')
    expect({ action, method }).toEqual({ action: '/shop?category=App', method: 'POST' })
    expect([...body].map(([name, value]) => `${name}=${value}`)).toEqual([
      'csrf=abc',
      'email=a@b.example',
      'note=First line',
      'speed=month',
      'currency=USD',
      'extra=seo',
      'pay=card',
      'intent=save',
      'coupon=C1',
    ])
  })

  it('takes the values given and the action of the button', () => {
    const values = { email: 'c@d.example', speed: 'week', extra: ['copy'], pay: 'ideal', note: '' }
    const { action, body } = submission(order, 'Pay now', values)
    expect(action).toBe('/shop/checkout')
    expect(String(body)).toBe(
      'csrf=abc&email=c%40d.example&note=&speed=week&currency=USD&extra=copy&pay=ideal&intent=pay&coupon=C1',
    )
  })

  it('presses the first button of a form named by a selector', () => {
    expect(submission(order, '#order', { extra: false }).body.get('intent')).toBe('save')
    expect(submission(order, '#order', { extra: false }).body.has('extra')).toBe(false)
  })

  it('sends GET forms and files as browsers do', () => {
    const search = submission(order, 'Search', { q: 'web shop' })
    expect({ ...search, body: String(search.body) }).toEqual({
      action: '/shop',
      method: 'GET',
      body: 'q=web+shop',
    })
    const upload = submission(order, 'Upload', { file: new File(['x'], 'x.txt') })
    expect((upload.body.get('file') as File).name).toBe('x.txt')
  })

  it('refuses what a visitor could not do', () => {
    expect(() => submission(order, 'Save', { name: 'x' })).toThrow('no control "name"')
    expect(() => submission(order, 'Save', { unused: 'x' })).toThrow('no control "unused"')
    expect(() => submission(order, 'Save', { pay: 'cash' })).toThrow('does not offer "cash"')
    expect(() => submission(order, 'Hide')).toThrow('0 times "Hide"')
    expect(() => submission(order, 'form')).toThrow('3 times "form"')
  })
})
