import { DEMO_STUDIO, DEMO_STUDIO_OWNER } from '../../app/domain/people/demo-accounts'
import { shopFrontPaths } from '../../app/paths/shop-front'
import { studioPaths } from '../../app/paths/studio'
import { signInAs } from './forms'
import { expect, mainOf } from './journey'
import { lookAt, lookAtFirst, pagesAreSound } from './looking'

pagesAreSound('the pages where a studio keeps its shop', async ({ page }, look) => {
  await signInAs(page.request, DEMO_STUDIO_OWNER)
  await lookAt(
    page,
    look,
    studioPaths.dashboard(),
    studioPaths.settings(),
    studioPaths.brand(),
    studioPaths.newProduct(),
    studioPaths.newProject(),
    studioPaths.enquiries(),
    studioPaths.orders(),
    studioPaths.visits(),
  )
  for (const list of [studioPaths.products(), studioPaths.projects()]) {
    await lookAt(page, look, list)
    await mainOf(page).getByRole('listitem').getByRole('link').first().click()
    await page.waitForURL(/\/\d+$/)
    await look(`one of ${list}`)
  }
  await page.goto(studioPaths.newProduct())
  await page.locator('#product button[name="intent"]').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('a new service with errors')
})

pagesAreSound('the shop front of a studio', async ({ page }, look) => {
  await lookAt(page, look, shopFrontPaths.projects(DEMO_STUDIO), studioPaths.auth())
  await lookAtFirst(
    page,
    look,
    shopFrontPaths.front(DEMO_STUDIO),
    `${shopFrontPaths.front(DEMO_STUDIO)}/product`,
  )
})
