import type { Page } from 'playwright/test'
import { mainOf } from './journey'
import type { Say } from './words'

/** Opens a step of a milestone that is taken with words, on the order's page of its seller, and takes it. */
export async function sayOfMilestone(
  page: Page,
  say: Say,
  { step, words }: { step: 'submit' | 'approve'; words: string },
) {
  const name = say(`admin-orders:milestones.steps.${step}`)
  await mainOf(page).locator('summary').filter({ hasText: name }).first().click()
  await mainOf(page)
    .getByLabel(say(`admin-orders:milestones.said.${step}.label`), { exact: true })
    .locator('visible=true')
    .fill(words)
  await mainOf(page).getByRole('button', { name, exact: true }).locator('visible=true').click()
}
