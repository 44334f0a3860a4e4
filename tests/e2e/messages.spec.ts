import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright/test'
import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { createSeededSqliteDatabase } from '../setup/seed'
import { errorSummaryOf, expect, listen, mainOf, rejected, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import type { Say } from './words'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

type Visit = { browser: Browser; say: Say; script: boolean }

async function signedIn({ browser, say, script }: Visit, username: string) {
  const context = await browser.newContext({
    baseURL: app.site,
    javaScriptEnabled: script,
    locale: 'en-GB',
  })
  await context.addCookies([rejected(app.site)])
  const page = await context.newPage()
  const complaints = listen(page, app.site)
  await page.goto(paths.auth())
  await mainOf(page).getByLabel(say('auth:fields.username'), { exact: true }).fill(username)
  await mainOf(page).getByLabel(say('auth:fields.password'), { exact: true }).fill(DEMO_PASSWORD)
  await mainOf(page)
    .getByRole('button', { name: say('auth:signIn.submit'), exact: true })
    .click()
  await expect(page).not.toHaveURL(paths.auth())
  return { page, complaints }
}

const fieldOf = (page: Page, say: Say) =>
  mainOf(page).getByLabel(say('messages:body'), { exact: true })
const send = (page: Page, say: Say) =>
  mainOf(page)
    .getByRole('button', { name: say('messages:send'), exact: true })
    .click()
const conversation = (page: Page, say: Say) =>
  mainOf(page).getByRole('region', { name: say('messages:conversation') })

test('client and studio talk about an order; with script without a reload, and without losing what is typed', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script }
  const [client, admin] = [await signedIn(visit, 'client'), await signedIn(visit, 'admin')]
  await client.page.goto(paths.messages())
  const orderId = await mainOf(client.page).locator('#order-switcher').inputValue()
  await admin.page.goto(adminPaths.orderPart(orderId, 'messages'))

  await send(client.page, say)
  await expect(errorSummaryOf(client.page, say)).toContainText(say('messages:errors.empty'))
  const draft = 'A draft that stays'
  await fieldOf(admin.page, say).fill(draft)

  const question = `A question ${randomUUID()}`
  await fieldOf(client.page, say).fill(question)
  await send(client.page, say)
  await expect(conversation(client.page, say)).toContainText(question)
  await expect(fieldOf(client.page, say)).toHaveValue('')

  if (script) {
    await expect(conversation(admin.page, say)).toContainText(question)
    await expect(
      admin.page
        .getByRole('status')
        .filter({ hasText: say('messages:arrived', { name: 'Kinga Nowak' }) }),
    ).toHaveCount(1)
    await expect(fieldOf(admin.page, say)).toHaveValue(draft)
    await expect(fieldOf(admin.page, say)).toBeFocused()
  } else {
    await admin.page.reload()
    await expect(conversation(admin.page, say)).toContainText(question)
  }
  await mainOf(admin.page)
    .getByRole('article')
    .filter({ hasText: question })
    .getByRole('link', { name: say('messages:reply') })
    .click()
  await expect(mainOf(admin.page)).toContainText(say('messages:replying', { name: 'Kinga Nowak' }))
  if (script) await expect(fieldOf(admin.page, say)).toHaveValue(draft)
  const answer = `An answer ${randomUUID()}`
  await fieldOf(admin.page, say).fill(answer)
  await mainOf(admin.page)
    .getByLabel(say('messages:files'), { exact: true })
    .setInputFiles({
      name: 'offer.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
  await send(admin.page, say)
  await expect(conversation(admin.page, say)).toContainText(answer)

  if (!script) await client.page.reload()
  const shown = mainOf(client.page).getByRole('article').filter({ hasText: answer })
  await expect(shown.locator('blockquote')).toContainText(question)
  const download = client.page.waitForEvent('download')
  await shown.getByRole('link', { name: 'offer.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('offer.pdf')

  if (!script) await admin.page.reload()
  await expect(mainOf(admin.page).getByRole('article').filter({ hasText: answer })).toContainText(
    say('messages:seenBy', { names: 'Kinga Nowak' }),
  )
  expect([...client.complaints, ...admin.complaints]).toEqual([])
})

test('what is wrong with a form is said until it is mended, whatever is new on the page meanwhile', async ({
  browser,
  say,
  script,
}) => {
  test.skip(!script, 'without script a page stays as it came')
  const visit = { browser, say, script }
  const [client, admin] = [await signedIn(visit, 'client'), await signedIn(visit, 'admin')]
  await client.page.goto(paths.messages())
  await admin.page.goto(
    adminPaths.orderPart(
      await mainOf(client.page).locator('#order-switcher').inputValue(),
      'messages',
    ),
  )
  await send(client.page, say)
  await expect(errorSummaryOf(client.page, say)).toContainText(say('messages:errors.empty'))
  const [word, answer] = [`A word ${randomUUID()}`, `An answer ${randomUUID()}`]
  const told = client.page
    .waitForEvent('requestfinished', {
      predicate: (request) => request.url().includes('.data'),
      timeout: 4000,
    })
    .catch(() => null)
  await fieldOf(admin.page, say).fill(word)
  await send(admin.page, say)
  await expect(conversation(admin.page, say)).toContainText(word)
  expect(await told, 'the page read its data again').toBeNull()
  await expect(errorSummaryOf(client.page, say)).toContainText(say('messages:errors.empty'))
  await fieldOf(client.page, say).fill(answer)
  await send(client.page, say)
  await expect(conversation(client.page, say)).toContainText(answer)
  await expect(conversation(client.page, say)).toContainText(word)
  await expect(errorSummaryOf(client.page, say)).toHaveCount(0)
  expect([...client.complaints, ...admin.complaints]).toEqual([])
})
