/**
 * Photographs the demo studio for the page of Studio Stack: `npm run screens --
 * http://localhost:3000`, with `npm start` running.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright'
import sharp from 'sharp'
import { paths } from '../../../app/paths'
import { DEMO_PASSWORD, type DEMO_ACCOUNTS } from '../../../app/domain/people/demo-accounts'
import { STACK_SCREENS, type StackScreen } from '../../../app/domain/studios/stack.rules'
import { findChromium } from './chromium'

type Account = (typeof DEMO_ACCOUNTS)[number]['username']
const SCREENS: Record<StackScreen, { path: string; account?: Account }> = {
  shop: { path: paths.shop() },
  client: { path: paths.dashboard(), account: 'client' },
  control: { path: paths.admin(), account: 'admin' },
  freelancer: { path: paths.freelancerHome(), account: 'freelancer' },
}
const PAGE = { width: 1280, height: 800 }
const PICTURE = { width: 1200, height: 750 }

async function photograph(
  browser: Browser,
  origin: string,
  { path, account }: (typeof SCREENS)[StackScreen],
) {
  const context = await browser.newContext({
    viewport: PAGE,
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  if (account) {
    await page.goto(origin + paths.auth())
    await page.locator('main input[type=email], main input[name=username]').first().fill(account)
    await page.locator('main input[type=password]').first().fill(DEMO_PASSWORD)
    await page
      .locator('main form:has(input[type=password]) button:not([type=button])')
      .first()
      .click()
    await page.waitForURL(/dashboard/)
  }
  await page.goto(origin + path)
  // The question about cookies is not what is shown.
  await page
    .locator('button[name=intent][value=reject]')
    .first()
    .click({ timeout: 3000 })
    .catch(() => {})
  await page.waitForTimeout(1000)
  const shot = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return shot
}

const [origin = 'http://localhost:3000'] = process.argv.slice(2)
const browser = await chromium.launch(await findChromium())
for (const name of STACK_SCREENS) {
  const shot = await photograph(browser, origin, SCREENS[name])
  const bytes = await sharp(shot)
    .resize({ ...PICTURE, kernel: 'lanczos3' })
    .avif({ quality: 50, effort: 6, chromaSubsampling: '4:4:4' })
    .toBuffer()
  writeFileSync(
    fileURLToPath(new URL(`../../../public/media/stack/${name}.avif`, import.meta.url)),
    bytes,
  )
  console.log(`${name}.avif ${Math.round(bytes.length / 1024)} KB`)
}
await browser.close()
