import { currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { studioDay } from '~/platform/i18n/format.server'
import { isId } from '~/platform/row-id'
import { weekSpan, weeksFrom } from './capacity.rules'
import { capacityParts, readCapacity } from './capacity.server'
import {
  MOST_HOLIDAYS,
  weekField,
  type HolidayFields,
  type ScheduleFields,
} from './schedule.schema'

/** Whoever left the network has no schedule to change. */
const ownRow = (tx: Transaction, userId: number) =>
  tx.freelancer.findFirst({
    where: { userId, status: { not: 'offboarded' } },
    select: { id: true },
  })

/**
 * Somebody's hours of the next weeks with what is taken of them, and their holidays that are not
 * over; null without a profile.
 */
export async function findOwnSchedule(userId: number, now = currentTime()) {
  const freelancer = await db.freelancer.findUnique({
    where: { userId },
    include: { ...capacityParts, holidays: { orderBy: { startsOn: 'asc' } } },
  })
  if (!freelancer) return null
  const today = studioDay(now)
  return {
    ...{ id: freelancer.id, status: freelancer.status, usualHours: freelancer.usualHours },
    weeks: weeksFrom(today).map((weekOf) => ({
      ...{
        weekOf,
        hours:
          freelancer.availability.find((week) => week.weekOf.getTime() === weekOf.getTime())
            ?.hours ?? null,
      },
      ...readCapacity(freelancer, weekSpan(weekOf), now),
    })),
    holidays: freelancer.holidays.filter(({ endsOn }) => endsOn >= today),
  }
}
export type OwnSchedule = NonNullable<Awaited<ReturnType<typeof findOwnSchedule>>>

/**
 * Keeps the hours of the usual week and of the next weeks; a week without a number is a usual one.
 * Tells whether it was kept.
 */
export async function saveHours(
  userId: number,
  { usual, ...fields }: ScheduleFields,
  now = currentTime(),
): Promise<boolean> {
  const weeks = weeksFrom(studioDay(now)).map((weekOf) => ({
    weekOf,
    hours: fields[weekField(weekOf)],
  }))
  return transaction(async (tx) => {
    const freelancer = await ownRow(tx, userId)
    if (!freelancer) return false
    const freelancerId = freelancer.id
    await tx.freelancer.update({
      where: { id: freelancerId },
      data: { usualHours: usual },
      select: { id: true },
    })
    await tx.availabilityWeek.deleteMany({
      where: { freelancerId, weekOf: { in: weeks.map(({ weekOf }) => weekOf) } },
    })
    await tx.availabilityWeek.createMany({
      data: weeks.flatMap(({ weekOf, hours }) =>
        hours === undefined ? [] : [{ freelancerId, weekOf, hours }],
      ),
    })
    return true
  })
}

/** Adds a holiday, once however often the form comes; both days belong to it. */
export async function addHoliday(
  userId: number,
  { startsOn, endsOn }: HolidayFields,
): Promise<'done' | 'full' | 'gone'> {
  return transaction(async (tx) => {
    const freelancer = await ownRow(tx, userId)
    if (!freelancer) return 'gone'
    const own = { freelancerId: freelancer.id }
    if ((await tx.holiday.count({ where: { ...own, startsOn, endsOn } })) > 0) return 'done'
    if ((await tx.holiday.count({ where: own })) >= MOST_HOLIDAYS) return 'full'
    await tx.holiday.create({ data: { ...own, startsOn, endsOn } })
    return 'done'
  })
}

/** Takes a holiday of somebody's own away; tells whether it was there. */
export async function removeHoliday(userId: number, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const { count } = await db.holiday.deleteMany({
    where: { id, freelancer: { userId, status: { not: 'offboarded' } } },
  })
  return count > 0
}
