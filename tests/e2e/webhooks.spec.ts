import { paths } from '../../app/paths'
import { startReceiver } from '../factories/receiver'
import { signInAs } from './forms'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'

test('a webhook is made, tried, given a new secret and deleted', async ({ page, say, script }) => {
  const receiver = await startReceiver()
  const name = `Books ${script ? 'with' : 'without'} ${Date.now()}`
  const main = mainOf(page)
  const press = (label: string) => main.getByRole('button', { name: label, exact: true }).click()
  const field = (label: string) => main.getByLabel(label, { exact: true })
  await signInAs(page.request, 'client')
  await page.goto(paths.settingsPart('webhooks'))
  await expectHeading(page, say('webhooks:title'))
  await field(say('webhooks:fields.name')).fill(name)
  await field(say('webhooks:fields.url')).fill(receiver.url)
  await press(say('webhooks:make.button'))
  await expect(errorSummaryOf(page, say)).toContainText(say('webhooks:problems.address'))
  await expect(field(say('webhooks:fields.name'))).toHaveValue(name)
  await field(say('webhooks:fields.url')).fill('https://books.example.com/in')
  await press(say('webhooks:make.button'))
  await expect(main).toContainText(say('webhooks:secret.made', { name }))
  const first = await main.locator('p.select-all').innerText()
  expect(first).toMatch(/^whsec_/)
  await main.getByRole('link', { name: say('webhooks:secret.kept'), exact: true }).click()
  await expectHeading(page, name)
  await expect(main).toContainText(say('webhooks:deliveries.empty'))

  await press(say('webhooks:acts.test'))
  await expect(flashOf(page, say('webhooks:told.test'))).toBeVisible()
  // No network here knows the name, which the page says in words.
  await expect(async () => {
    await page.reload()
    await expect(main).toContainText(say('webhooks:deliveries.states.retrying'))
  }).toPass()
  await press(say('webhooks:acts.pause'))
  await expect(main).toContainText(say('webhooks:paused.owner'))
  await press(say('webhooks:acts.rotate'))
  await expect(main).toContainText(say('webhooks:secret.rotated', { name }))
  expect(await main.locator('p.select-all').innerText()).not.toBe(first)
  await main.getByRole('link', { name: say('webhooks:secret.kept'), exact: true }).click()
  await main.getByRole('link', { name: say('webhooks:acts.remove'), exact: true }).click()
  await press(say('webhooks:remove.submit'))
  await expect(flashOf(page, say('webhooks:told.removed', { name }))).toBeVisible()
  expect(receiver.received).toEqual([])
  receiver.stop()
})
