import i18next from 'i18next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import ui from '../../../locales/en/ui.json'
import { ChoiceGroup } from './choice-group'
import { ErrorSummary } from './error-summary'
import { PasswordField } from './password-field'
import { QuantityStepper } from './quantity-stepper'
import { TextField } from './text-field'

const i18n = i18next.createInstance()
const html = (element: ReactElement) =>
  renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>)

beforeAll(() =>
  i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['ui'], defaultNS: 'ui', resources: { en: { ui } } }),
)

describe('fields as the server sends them', () => {
  test('a rejected field is marked and described by its hint and its error', () => {
    const field = html(
      <TextField
        id="mail"
        name="mail"
        label="Mail"
        hint="Where the order goes."
        errors={['Enter a mail address.']}
        defaultValue="zofia@"
      />,
    )
    expect(field).toContain('aria-describedby="mail-hint mail-error"')
    expect(field).toContain('aria-invalid="true"')
    expect(field).toContain('value="zofia@"')
    expect(field).toMatch(/id="mail-error".*Error:.*Enter a mail address\./)
  })

  test('only a field that says so is marked optional', () => {
    expect(html(<TextField id="a" name="a" label="A" required={false} />)).toContain('(optional)')
    expect(html(<TextField id="a" name="a" label="A" />)).not.toContain('(optional)')
  })

  test('the password button is not sent, since it needs script', () => {
    expect(html(<PasswordField id="p" name="p" label="Password" />)).not.toContain('<button')
  })

  test('the first choice carries the id that the error summary links to', () => {
    const group = html(
      <ChoiceGroup
        id="speed"
        name="speed"
        legend="Delivery"
        errors={['Choose one.']}
        options={[
          { value: 'std', label: 'Standard' },
          { value: 'exp', label: 'Express' },
        ]}
      />,
    )
    const summary = html(<ErrorSummary errors={[{ fieldId: 'speed', message: 'Choose one.' }]} />)
    expect(group).toMatch(/<input[^>]*id="speed"[^>]*>/)
    expect(summary).toContain('href="#speed"')
    expect(summary).toContain('autofocus')
  })

  test('an error summary without errors is nothing', () => {
    expect(html(<ErrorSummary errors={[]} />)).toBe('')
  })
})

describe('quantity stepper', () => {
  test('sends how much the quantity changes', () => {
    const stepper = html(<QuantityStepper quantity={3} subject="Brand system" />)
    expect(stepper).toMatch(/name="by"[^>]*value="-1"/)
    expect(stepper).toMatch(/name="by"[^>]*value="1"/)
  })

  test('minus is disabled at 1', () => {
    expect(html(<QuantityStepper quantity={1} subject="Brand system" />)).toMatch(
      /value="-1" disabled=""|disabled="" [^>]*value="-1"/,
    )
  })
})
