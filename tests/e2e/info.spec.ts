import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { expect, expectHeading, mainOf, test } from './journey'
import type { Say } from './words'

const UNFINISHED = `${paths.approaches()}?make=app`

async function search(page: Page, say: Say, query: string) {
  const field = mainOf(page).getByRole('searchbox', { name: say('faq:search.label') })
  await field.fill(query)
  await field.press('Enter')
  return field
}

test('an answer is found by a word, and the search can be left again', async ({ page, say }) => {
  await page.goto(paths.faq())
  const field = await search(page, say, 'REFUND')
  await expect(page).toHaveURL(paths.faq({ q: 'REFUND' }))
  await expect(field).toHaveValue('REFUND')
  await expect(mainOf(page).getByText(say('faq:questions.withdrawal-refund.answer'))).toBeVisible()

  await search(page, say, 'zeppelin')
  await expect(
    mainOf(page).getByRole('heading', { name: say('faq:results.none', { query: 'zeppelin' }) }),
  ).toBeVisible()
  await mainOf(page)
    .getByRole('link', { name: say('faq:results.all') })
    .click()
  await expect(page).toHaveURL(paths.faq())
  await expect(field).toHaveValue('')
  await expect(
    mainOf(page).getByRole('heading', { name: say('faq:groups.ordering') }),
  ).toBeVisible()
})

test('an answer that was found can be linked to', async ({ page, say }) => {
  await page.goto(paths.faq({ q: 'refund' }))
  const question = say('faq:questions.withdrawal-refund.question')
  await mainOf(page)
    .getByRole('link', { name: `${say('faq:permalink')} : ${question}` })
    .click()
  await expect(page).toHaveURL(paths.faqAnswer('withdrawal-refund'))
  const answer = mainOf(page).getByText(say('faq:questions.withdrawal-refund.answer'))
  await expect(answer).toBeInViewport()
  await expect(mainOf(page).getByText(say('faq:questions.withdrawal-who.answer'))).toBeHidden()
})

test('a proposed word searches too, and back leads to what was there', async ({ page, say }) => {
  await page.goto(paths.faq())
  const word = say('faq:search.words.first')
  await mainOf(page).getByRole('link', { name: word, exact: true }).click()
  const field = mainOf(page).getByRole('searchbox')
  await expect(field).toHaveValue(word)
  await page.goBack()
  await expect(field).toHaveValue('')
})

test('a question opens by the keyboard, and by a link to it', async ({ page, say }) => {
  await page.goto(paths.faq())
  const answer = mainOf(page).getByText(say('faq:questions.pay-vat.answer'))
  await expect(answer).toBeHidden()
  await mainOf(page)
    .locator('summary', { hasText: say('faq:questions.pay-vat.question') })
    .press('Enter')
  await expect(answer).toBeVisible()

  await page.goto(paths.home())
  await page.goto(paths.faqAnswer('revisions-silence'))
  const linked = mainOf(page).getByText(say('faq:questions.revisions-silence.answer'))
  await expect(linked).toBeVisible()
  await expect(linked).toBeInViewport()
  await expect(
    mainOf(page).locator('summary', { hasText: say('faq:questions.revisions-silence.question') }),
  ).toBeInViewport()
})

test('four answers lead to an approach, to services and to an address that can be passed on', async ({
  page,
  say,
  context,
}) => {
  await page.goto(paths.approaches())
  await mainOf(page)
    .getByRole('link', { name: say('approaches:toGuide') })
    .click()
  const choose = (name: string) => mainOf(page).getByRole('radio', { name }).check()
  await choose(say('approaches:guide.questions.make.options.shop'))
  await choose(say('approaches:guide.questions.editor.options.team'))
  await choose(say('approaches:guide.questions.budget.options.small', { amount: '$2,500.00' }))
  await choose(say('approaches:guide.questions.special.options.none'))
  await mainOf(page)
    .getByRole('button', { name: say('approaches:guide.submit') })
    .click()

  const result = mainOf(page).getByRole('region', {
    name: `${say('approaches:guide.result.eyebrow')} ${say('approaches:approaches.cms.name')}`,
  })
  await expect(result).toBeInViewport()
  await expect(result).toContainText(say('approaches:guide.result.reasons.make.shop'))
  const again = await context.newPage()
  await again.goto(page.url())
  await expect(again.getByRole('main')).toContainText(
    say('approaches:guide.result.reasons.make.shop'),
  )
  await again.close()

  await result.getByRole('link', { name: say('approaches:guide.result.shop') }).click()
  await expectHeading(page, say('shop:catalog.filter.ecomm'))
  await page.goBack()
  await result.getByRole('link', { name: say('approaches:guide.result.again') }).click()
  await expect(result).toBeHidden()
  await expect(mainOf(page).getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a question that was left out is named and led to', async ({ page, say }) => {
  await page.goto(UNFINISHED)
  const summary = mainOf(page).getByRole('alert')
  await summary.getByRole('link', { name: say('approaches:guide.choose.editor') }).click()
  await expect(
    mainOf(page).getByRole('radio', {
      name: say('approaches:guide.questions.editor.options.self'),
    }),
  ).toBeFocused()
  await expect(
    mainOf(page).getByRole('radio', { name: say('approaches:guide.questions.make.options.app') }),
  ).toBeChecked()
})

test('the parts of the dashboard are reached from the table of contents', async ({ page, say }) => {
  await page.goto(paths.features())
  await mainOf(page)
    .getByRole('navigation')
    .getByRole('link', { name: say('features:parts.deliverables.name') })
    .click()
  await expect(
    mainOf(page).getByRole('heading', { name: say('features:parts.deliverables.name') }),
  ).toBeInViewport()
})
