import { paths } from '../../app/paths'
import { siteUrl } from '../setup/site'
import { expect, mainOf } from './journey'
import { lookAt, type Look, type Visit } from './looking'

/** Every free tool as it opens, with a result, and with an error. */
export async function visitTools({ page, say }: Visit, look: Look) {
  await lookAt(
    page,
    look,
    paths.tools(),
    paths.tool('color-contrast', {
      text: '#777',
      background: '#fff8',
      palette: 'ink: #0d1d26\npaper: #f8f6f0',
    }),
    paths.tool('color-contrast', { text: 'blurple', palette: 'red' }),
  )
  await lookAt(
    page,
    look,
    paths.tool('css-grid-generator'),
    paths.tool('css-grid-generator', { areas: 'a b', items: 'b\na' }),
    paths.tool('css-grid-generator', { columns: '200', 'rows-1': '1fr' }),
  )
  await lookAt(
    page,
    look,
    paths.tool('font-pairing-tool'),
    paths.tool('font-pairing-tool', {
      heading: 'arvo',
      body: 'anton',
      keepBody: 'on',
      kind: 'slab',
    }),
    paths.tool('font-pairing-tool', { heading: 'arial', bodySize: 3 }),
  )
  await lookAt(
    page,
    look,
    paths.tool('responsive-checker'),
    paths.tool('responsive-checker', { url: siteUrl('/fluid.html'), at: '320' }),
    paths.tool('responsive-checker', { url: 'http://10.0.0.1/', sizes: 'wide' }),
  )
  await lookAt(
    page,
    look,
    paths.tool('website-speed-test'),
    paths.tool('website-speed-test', { url: siteUrl('/shop.html'), run: 1 }),
    paths.tool('website-speed-test', { url: 'http://10.0.0.1/', run: 1 }),
  )
  for (const code of ['a{b:c}', 'a{', '']) {
    await page.goto(paths.tool('code-beautifier', { language: 'css', indent: '4' }))
    await mainOf(page)
      .getByRole('textbox', { name: say('code-beautifier:form.code') })
      .fill(code)
    await mainOf(page)
      .getByRole('button', { name: say('code-beautifier:form.format') })
      .click()
    await expect(mainOf(page).locator('#result, #code-errors')).toBeVisible()
    if (code === 'a{b:c}')
      await mainOf(page).getByText(say('code-beautifier:changes.title')).first().click()
    await look(`code beautifier with “${code}”`)
  }
  for (const files of [['public/brand/share.png'], ['package.json']]) {
    await page.goto(paths.tool('image-optimizer', { make: 'webp,jpeg', widths: '600' }))
    await mainOf(page).locator('#images').setInputFiles(files)
    await mainOf(page)
      .getByRole('button', { name: say('image-optimizer:form.submit') })
      .click()
    await expect(mainOf(page).locator('#result, #image-errors')).toBeVisible({ timeout: 30_000 })
    await look(`image optimizer with ${files[0]}`)
  }
  for (const what of ['Harbour Bikes', '']) {
    await page.goto(paths.tool('ai-copywriter'))
    await mainOf(page)
      .getByRole('textbox', { name: say('ai-copywriter:form.what') })
      .fill(what)
    await mainOf(page)
      .getByRole('textbox', { name: say('ai-copywriter:form.benefits') })
      .fill('the best service, free of charge')
    await mainOf(page)
      .getByRole('button', { name: say('ai-copywriter:form.write') })
      .click()
    await expect(mainOf(page).locator('#result, #copy-errors')).toBeVisible()
    await look(`copywriter with “${what}”`)
  }
  for (const title of ['Boats for rent on the canals of Amsterdam', '']) {
    await page.goto(paths.tool('meta-tag-generator'))
    await mainOf(page)
      .getByRole('textbox', { name: say('meta-tag-generator:fields.title'), exact: true })
      .fill(title)
    await mainOf(page)
      .getByRole('button', { name: say('meta-tag-generator:form.make') })
      .click()
    await expect(mainOf(page).locator('#result, #meta-errors')).toBeVisible()
    await look(`meta tag generator with “${title}”`)
  }
}
