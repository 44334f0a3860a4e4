import assert from 'node:assert/strict'
import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { paths } from '../../app/paths'
import webApp from '../../prisma/seed/catalog/react-web-app'
import { wordsIn } from '../e2e/words'
import { findProgram, serveApp } from './programs'
import { lynx, startTextBrowser, w3m, type TextBrowser } from './terminal'

/**
 * Buys, writes and answers in Swedish in w3m and lynx, by their keys, in terminals of 80 × 24. Ends
 * with 0 and a word where they are missing. The address of an app that runs already can be given.
 */
const PATIENCE = 60_000
const LOADED = 10_000
const say = wordsIn('sv')
const GOAL = 'Fler bokningar'
const MESSAGE = 'Hej, texterna kommer i morgon.'
const flat = (text: string) => text.replace(/\s+/g, ' ')

/** Of a page that has just come: its first screen has its title, which the skip link leads to. */
async function skipTo(browser: TextBrowser, title: string) {
  const screen = flat(await browser.skip())
  assert(
    screen.includes(title),
    `${title} is not on the screen that the skip link leads to:\n${screen}`,
  )
}

/** What the page says in one line, without lynx's numbers. */
const flatText = async (browser: TextBrowser) => flat(await browser.text()).replace(/\[\d+\]/g, '')

async function expectText(browser: TextBrowser, ...words: string[]) {
  const end = Date.now() + LOADED
  for (;;) {
    const text = await flatText(browser)
    const missing = words.find((part) => !text.includes(part))
    if (missing === undefined) return
    assert(Date.now() < end, `no “${missing}” in:\n${text}`)
  }
}

async function buy(browser: TextBrowser, site: string, email: string) {
  const { name } = webApp.text.sv
  await browser.follow('Svenska')
  await skipTo(browser, say('shop:catalog.title'))
  await browser.follow(name)
  await skipTo(browser, name)
  await browser.follow(say('shop:form.add'))
  await expectText(browser, say('shop:added', { name }))
  await browser.open(site + paths.checkout())
  await skipTo(browser, say('checkout:title'))
  for (const [field, value] of [
    [say('checkout:buyer.name'), 'Maja Lind'],
    [say('checkout:buyer.email'), email],
    [say('checkout:buyer.address'), 'Södra Hamngatan 1'],
    [say('checkout:buyer.postalCode'), '411 14'],
    [say('checkout:buyer.city'), 'Göteborg'],
  ] as const)
    await browser.fill(field, value)
  await browser.follow(say('checkout:binding.button'))
  await pay(browser)
  await expectText(browser, say('checkout:confirmation.next.signedOut', { email }))
}

/** On the payment page, by the way that takes a while: these browsers refresh no page. */
async function pay(browser: TextBrowser) {
  await browser.follow(say('demo:sandbox.delayedSuccess'))
  const again = say('ui:lookAgain')
  const end = Date.now() + PATIENCE
  for (let text = ''; !text.includes(say('checkout:confirmation.steps.paid'));) {
    assert(Date.now() < end, `the payment does not come:\n${text}`)
    if (text.includes(again)) await browser.follow(again)
    text = await flatText(browser)
  }
}

async function choosePassword(browser: TextBrowser, site: string, email: string) {
  const end = Date.now() + PATIENCE
  do {
    await browser.open(site + paths.demoOutbox())
    assert(Date.now() < end, `no mail to ${email}`)
  } while (!(await flatText(browser)).includes(email))
  await browser.follow(say('mail:welcome.subject', { number: '' }).split(' ')[0]!)
  await expectText(browser, say('mail:welcome.setPassword'))
  await browser.follow(site + paths.setPassword(''))
  await skipTo(browser, say('auth:setPassword.title'))
  await browser.fill(say('auth:setPassword.password'), DEMO_PASSWORD)
  await browser.follow(say('auth:setPassword.submit'))
  await expectText(browser, say('auth:setPassword.done'))
}

async function saveBrief(browser: TextBrowser, site: string) {
  const label = say('brief:questions.goals.label')
  await browser.open(site + paths.projectDetails())
  await skipTo(browser, say('dashboard:nav.projectDetails'))
  await browser.fill(label, GOAL)
  await browser.follow(say('project:brief.save'))
  await expectText(browser, say('project:brief.done.saved'), GOAL)
}

async function writeMessage(browser: TextBrowser, site: string) {
  await browser.open(site + paths.messages())
  await skipTo(browser, say('messages:title'))
  await browser.follow(say('messages:send'))
  await expectText(browser, say('messages:errors.empty'))
  await browser.fill(say('messages:body'), MESSAGE)
  await browser.follow(say('messages:send'))
  await expectText(browser, MESSAGE)
}

async function walk(keys: typeof w3m, site: string) {
  const browser = await startTextBrowser(keys, site + paths.shop())
  try {
    const email = `text-${Date.now()}@example.com`
    await buy(browser, site, email)
    await choosePassword(browser, site, email)
    await saveBrief(browser, site)
    await writeMessage(browser, site)
  } finally {
    await browser.close()
  }
}

const given = process.argv[2]
const missing = ['tmux'].filter((name) => !findProgram(name))
const found = Object.entries({ lynx, w3m }).filter(([name]) => findProgram(name))
if (missing.length > 0 || found.length === 0)
  console.log('Text browsers: left out, this machine has no tmux, or neither w3m nor lynx.')
else {
  const app = given ? { site: given, stop: async () => {} } : await serveApp()
  try {
    for (const [name, keys] of found) {
      await walk(keys, app.site)
      console.log(`${name}: a purchase in Swedish, a payment, a password, a brief and a message.`)
    }
  } finally {
    await app.stop()
  }
}
