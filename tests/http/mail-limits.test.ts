import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../app/paths'
import { adminPaths } from '../../app/paths/admin'
import { studioPaths } from '../../app/paths/studio'
import { after, MINUTE } from '~/platform/clock'
import { signFormStamp } from '~/platform/crypto/form-stamp.server'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { DEMO_PASSWORD, DEMO_STUDIO_OWNER } from '~/domain/people/demo-accounts'
import { paidOrder } from '../factories/running-order'
import { addEarlierHits } from '../setup/earlier-hits'
import { PEER_HEADER } from '../setup/handler'
import type { Page } from '../setup/page'
import { Visitor } from '../setup/visitor'

/** Sends a form that has the product mail an address which its sender types. */
type Send = (email: string) => Promise<Page>
/** The form in the hands of one sender; each call is another one. */
type Sender = () => Promise<Send>

let addresses = 0
const passerBy = () => new Visitor({ headers: { [PEER_HEADER]: `93.190.7.${(addresses += 1)}` } })

/** Somebody with an account and a company of their own, signed in. */
async function owner() {
  const username = `owner-${randomUUID().slice(0, 8)}`
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  const { id: userId } = await db.user.create({
    data: {
      ...{ username, name: 'Anna Lind', email: `${username}@owner.example`, passwordHash },
      emailVerifiedAt: new Date(),
    },
  })
  const company = { name: 'Lunds bokhandel', addressLine: 'x', postalCode: 'x', city: 'x' }
  await db.company.create({
    data: { ...company, country: 'SE', members: { create: { userId, role: 'owner' } } },
  })
  const visitor = passerBy()
  await visitor.signIn(username, DEMO_PASSWORD)
  return visitor
}

const BUYER = {
  ...{ name: 'Maja Lind', addressLine: 'Södra Hamngatan 1', postalCode: '411 14' },
  ...{ city: 'Göteborg', country: 'SE', currency: 'USD' },
}

async function checkout(): Promise<
  (button: string, typed: Record<string, string>) => Promise<Page>
> {
  const { id } = await db.product.findFirstOrThrow({ where: { slug: 'logo-sprint' } })
  const visitor = passerBy()
  const add = { deliverySpeed: 'standard', customisation: '', quantity: '1', intent: 'add' }
  return async (button, typed) => {
    await visitor.post(paths.product(id), add)
    return visitor.submit(await visitor.get(paths.checkout()), button, { ...BUYER, ...typed })
  }
}

let sellers = 0
/** One of two studios with quotes of their own. */
async function seller() {
  const visitor = passerBy()
  if ((sellers += 1) % 2) {
    await visitor.signIn(DEMO_STUDIO_OWNER, DEMO_PASSWORD)
    return { visitor, at: studioPaths }
  }
  await visitor.signInAs('admin')
  return { visitor, at: adminPaths }
}

const simple =
  (path: string, form: string, typed: Record<string, string | boolean | string[]>): Sender =>
  async () => {
    const visitor = passerBy()
    return async (email) => {
      const page = await visitor.get(path)
      page.$(`${form} input[name="stamp"]`).attr('value', signFormStamp(after(-MINUTE)))
      return visitor.submit(page, form, { ...typed, email })
    }
  }

/** By the schema that reads the address. */
const FORMS: Record<string, Record<string, Sender>> = {
  'contact/contact.schema.ts': {
    'a message to the studio': simple('/contact', '#contact', {
      ...{ name: 'Eva', topic: 'project', message: 'Are you there?' },
    }),
    'a message to a studio on Studio Stack': simple(
      '/studiostack/studio/fjord-and-fold',
      '#enquiry-form',
      { name: 'Eva', message: 'A book of our harbor?' },
    ),
  },
  'studios/waitlist.schema.ts': {
    'a place on the waitlist': simple(paths.studioStackWaitlist(), '#waitlist', {
      ...{ name: 'Ada Berg', studioName: 'Berg & Co', privacy: true },
    }),
  },
  'freelancers/application.schema.ts': {
    'an application': simple(paths.freelancerSignup(), '#application', {
      ...{ name: 'Zofia Brzeg', country: 'PL', languages: ['pl'], skills: ['react'] },
      ...{ experience: '5-10', availability: '10-20', links: 'zofia.example', privacy: true },
      introduction: 'Interfaces that work from the keyboard.',
    }),
  },
  'checkout/checkout.schema.ts': {
    'an order': async () => {
      const order = await checkout()
      return (email) => order('Order with obligation to pay', { email })
    },
    'a link to pay': async () => {
      const order = await checkout()
      return (payerEmail) =>
        order('button[name="payBy"]', {
          ...{ payerName: 'Ada Payer', payerEmail, email: `${randomUUID()}@buyer.example` },
        })
    },
  },
  'cancellations/withdrawal.schema.ts': {
    'a withdrawal': async () => {
      const { orderId } = await paidOrder()
      const visitor = passerBy()
      const path = paths.withdraw(signLinkToken('withdrawal', orderId))
      return async (email) =>
        visitor.submit(await visitor.get(path), 'main form', { name: 'Mila de Boer', email })
    },
  },
  'people/company.schema.ts': {
    'an invitation to a company': async () => {
      const visitor = await owner()
      return async (email) =>
        visitor.submit(await visitor.get('/dashboard/settings/people'), 'Send invitation', {
          ...{ email, role: 'viewer' },
        })
    },
  },
  'people/account.schema.ts': {
    'another address of an account': async () => {
      const visitor = await owner()
      return async (email) =>
        visitor.submit(await visitor.get('/dashboard/settings/profile'), '#email', {
          ...{ email, password: DEMO_PASSWORD },
        })
    },
  },
  'proposals/proposal.schema.ts': {
    'a quote': async () => {
      const { visitor, at } = await seller()
      return async (email) => {
        const draft = await visitor.submit(await visitor.get(at.newQuote()), 'Create quote', {
          ...{ title: 'Site for Berg', name: 'Nils Berg', email, note: '' },
          ...{ currency: 'EUR', language: 'en', validDays: '14' },
        })
        const line = { title: 'Two workshops', price: '500.00', workingDays: '3', description: '' }
        return visitor.submit(await visitor.submit(draft, 'Add item', line), 'Send quote')
      }
    },
  },
}

/** Forms with an address that mail nobody by being sent, or that are the operator's staff's. */
const OTHERS = {
  'domain/studios/desk.schema.ts': 'what comes to it is counted by whoever orders or asks',
  'routes/admin/_area/staff.server.ts': 'the owner invites staff, counted like other invitations',
  'platform/mail-address.schema.ts': 'the schema itself',
}

beforeEach(() => db.rateLimit.deleteMany())

test('every form with a mail address is known', () => {
  const found = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      /\bmailAddress\(/.test(readFileSync(`app/${file}`, 'utf8')),
  )
  const known = [...Object.keys(FORMS).map((name) => `domain/${name}`), ...Object.keys(OTHERS)]
  expect(found.sort()).toEqual(known.sort())
})

/**
 * What strangers' forms with the same address must not close to its owner: they are taken, and the
 * mail is left out.
 */
const OPEN_TO_OWNER = [
  ...['a message to the studio', 'a message to a studio on Studio Stack', 'an order'],
  ...['a place on the waitlist', 'an application', 'a link to pay'],
]

/** Mails to an address that are on their way. */
const mailsTo = async (address: string) =>
  (await db.outboxJob.findMany()).filter((job) => JSON.stringify(job).includes(address)).length

describe.each(Object.values(FORMS).flatMap((forms) => Object.entries(forms)))(
  '%s',
  (form, sender) => {
    test('goes out only so often from one sender and to one address, and keeps what was typed', async () => {
      const [first, second] = [await sender(), await sender()]
      const to = (name: string) => `${name}-${randomUUID()}@victim.example`
      const [victim, another] = [to('one'), to('two')]
      const sent = await first(victim)
      expect([sent.status, sent.errors]).toEqual([200, []])
      await addEarlierHits(1000)
      const mails = await mailsTo(victim)
      const answers = [await first(another), await second(victim)]
      const isOpen = OPEN_TO_OWNER.includes(form)
      if (isOpen) {
        expect([answers[1]!.status, answers[1]!.errors]).toEqual([200, []])
        expect(await mailsTo(victim)).toBe(mails)
      }
      for (const refused of isOpen ? answers.slice(0, 1) : answers) {
        expect([refused.status, refused.errors.length]).toEqual([429, 1])
        expect(refused.html).toMatch(new RegExp(`${another}|${victim}`))
      }
    })
  },
)
