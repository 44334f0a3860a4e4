import { randomUUID } from 'node:crypto'
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  SqlQueryable,
} from '@prisma/driver-adapter-utils'
import { log } from '../log.server'

type Columns = readonly string[] | 'all'

/**
 * The tables whose rows stand on the pages that are kept for everyone, and their columns that do;
 * tests/http/kept-pages.test.ts holds the pages to them.
 */
const SHOWN: Record<string, Columns> = {
  Product: 'all',
  ProductTranslation: 'all',
  ProductPrice: 'all',
  DeliverySpeed: 'all',
  AddOn: 'all',
  AddOnTranslation: 'all',
  AddOnPrice: 'all',
  ProductMilestone: 'all',
  ProductMilestoneTranslation: 'all',
  FeaturedProduct: 'all',
  FeaturedCategory: 'all',
  Review: 'all',
  Testimonial: 'all',
  TestimonialTranslation: 'all',
  ShowcaseProject: 'all',
  ShowcaseProjectTranslation: 'all',
  // All but how often it was looked at.
  Template: [
    'slug',
    'name',
    'previewImage',
    'status',
    'price',
    'studioPick',
    'creator',
    'creatorLogo',
    'platform',
    'templateType',
    'sourceUrl',
    'badges',
    'position',
  ],
  TemplateTranslation: 'all',
  Studio: 'all',
  Setting: 'all',
  Freelancer: [
    'status',
    'headline',
    'about',
    'skills',
    'languages',
    'portfolioLinks',
    'hourlyRate',
    'currency',
    'publicPage',
  ],
}

/** What is shown of rows that those refer to; a new one is on no page yet. */
const REFERRED: Record<string, Columns> = {
  User: ['name', 'role', 'disabledAt', 'erasedAt'],
  Order: ['completedAt'],
}

export const isWatched = (table: string) => Object.hasOwn({ ...SHOWN, ...REFERRED }, table)

const columnsOf = (tables: Record<string, Columns>, table: string) =>
  Object.hasOwn(tables, table) ? tables[table]! : []

const WRITE = /^\s*(INSERT INTO|UPDATE|DELETE FROM)\s+(?:[`"]\w+[`"]\.)?[`"](\w+)[`"]/i

/**
 * Gives the content a name that it never had: neither in this database nor in one that is put in
 * its place.
 */
const nameAnew = () =>
  `INSERT INTO "ContentVersion" ("id", "version") VALUES (1, '${randomUUID()}') ON CONFLICT ("id") DO UPDATE SET "version" = excluded."version"`

/** Whether a statement changes what public pages show. */
export function changesContent(sql: string): boolean {
  const [, verb = '', table = ''] = WRITE.exec(sql) ?? []
  const isUpdate = verb.toUpperCase() === 'UPDATE'
  const columns = isUpdate ? columnsOf({ ...SHOWN, ...REFERRED }, table) : columnsOf(SHOWN, table)
  if (columns === 'all' || !isUpdate) return columns.length > 0
  const [set = ''] = sql.split(/\sWHERE\s/i, 1)
  return columns.some((column) => new RegExp(`[\`"]${column}[\`"]\\s*=`).test(set))
}

/** Calls `onChange` after each statement of a connection that changes content. */
function watchStatements(connection: SqlQueryable, onChange: () => unknown) {
  const queryRaw = connection.queryRaw.bind(connection)
  const executeRaw = connection.executeRaw.bind(connection)
  const watched =
    <Result>(run: (query: SqlQuery) => Promise<Result>) =>
    async (query: SqlQuery) => {
      const result = await run(query)
      if (changesContent(query.sql)) await onChange()
      return result
    }
  Object.assign(connection, { queryRaw: watched(queryRaw), executeRaw: watched(executeRaw) })
}

function watchConnection(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const run = adapter.executeRaw.bind(adapter)
  // After the change is committed and apart from it: two changes at once would otherwise wait for
  // each other. A failure must not undo it.
  const tell = () =>
    run({ sql: nameAnew(), args: [], argTypes: [] }).catch((error) =>
      log.warn({ err: error }, 'content change not announced'),
    )
  const startTransaction = adapter.startTransaction.bind(adapter)
  watchStatements(adapter, tell)
  adapter.startTransaction = async (isolationLevel) => {
    const transaction = await startTransaction(isolationLevel)
    const commit = transaction.commit.bind(transaction)
    let changed = false
    watchStatements(transaction, () => (changed = true))
    transaction.commit = async () => {
      await commit()
      if (changed) await tell()
    }
    return transaction
  }
  return adapter
}

/**
 * The same adapter, which gives the content another version at each change of what public pages
 * show, before whoever made it goes on.
 */
export function watchContent(factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => watchConnection(await factory.connect()),
  }
}
