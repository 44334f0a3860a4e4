import { z } from 'zod'
import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { ORDER_STATUSES } from '~/domain/ground/machines.rules'

/** Fields that many of the things have that programs are told of. */

export const moment = z.iso.datetime().describe('A moment in UTC, ISO 8601.')
export const id = z.uuid()
export const cents = z.int().describe('Hundredths of the currency: 12345 is 123.45.')
export const currency = z.enum(CURRENCIES)
export const orderStatus = z.enum(ORDER_STATUSES)

export const toMoment = (date: Date) => date.toISOString()
export const toMomentOrNull = (date: Date | null) => date?.toISOString() ?? null
