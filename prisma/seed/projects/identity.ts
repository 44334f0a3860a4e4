import { db } from '../../../app/platform/db/db.server'
import type { DemoReport } from '../assignments'

/**
 * What the studio and the client agreed to look at before the finished identity; the last step is
 * the milestone that was bought.
 */
const STEPS = [
  {
    title: 'Two directions',
    outcome: 'Two complete directions with logo, color and type, of which one is chosen.',
    percentage: 30,
    workingDays: 4,
  },
  {
    title: 'Colors, type and logo',
    outcome: 'The chosen direction worked out: logo in three layouts, palette and typefaces.',
    percentage: 40,
    workingDays: 3,
  },
  { percentage: 30, workingDays: 3 },
]

/**
 * What the demo freelancer did for each step, for integer euro cents below what takes two admins.
 */
export const IDENTITY_WORK: (DemoReport & { fee: number })[] = [
  {
    fee: 52_000,
    times: ['Sketches for both directions', 'Both on card, sign and phone'],
    words: 'Both directions are in the files, each on three things of daily use.',
  },
  {
    fee: 61_000,
    times: ['Logo in three layouts', 'Palette and contrast pairs'],
    words:
      'Logo, palette and type are worked out. The warm gray is a shade darker than in the sketch, so that text on it stays readable.',
  },
  {
    fee: 38_500,
    times: ['The guide, twelve pages', 'Templates and exports'],
    words: 'Guide, logo files and templates are ready to download.',
  },
]

/** Puts the steps in the place of the one milestone of an order; its payment covers all of them. */
export async function splitIdentity(orderId: string) {
  const { id, ...whole } = await db.milestone.findFirstOrThrow({ where: { project: { orderId } } })
  await db.milestone.update({
    where: { id },
    data: { ...STEPS.at(-1), position: whole.position + STEPS.length - 1 },
  })
  await db.milestone.createMany({
    data: STEPS.slice(0, -1).map((step, index) => ({
      ...whole,
      ...step,
      position: whole.position + index,
    })),
  })
}
