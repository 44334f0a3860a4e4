import type adminLists from '../../../../../locales/en/admin-lists.json'
import type { BulkAct } from '~/domain/lists/bulk.server'
import type { AdminListName } from '~/domain/lists/list.rules'
import type { ListSource } from '~/domain/ground/list-source'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { placeIn } from '~/platform/paging'
import type { AdminList, ListQuery } from './list'
import { fileLines, pageValue, type Value } from './list-values.server'
import { toolsOf } from './tools-of.server'
import { unreadParts, type UnreadPart } from '~/shell/unread-address.server'

type Direction = 'ascending' | 'descending'

type FileHeading = keyof (typeof adminLists)['columns']

interface ColumnLook<Row, Sort extends string> {
  /** Several values of one row are a line of the file each. */
  value: (row: Row) => Value | Value[]
  /** The orders that its heading goes through, the first of them first. */
  sort?: Partial<Record<Sort, Direction>>
  align?: 'end'
  rowHeader?: boolean
  nowrap?: boolean
}

/**
 * One column of a list: what it has of a row, its heading on the page, and the key of its heading in
 * the file. One without a heading stands in the file alone.
 */
type ListColumn<Row, Sort extends string = string> = ColumnLook<Row, Sort> &
  (
    | { key: FileHeading; heading?: string; only?: undefined }
    | { key: string; heading: string; only: 'page' }
  )

interface ListSelect {
  name: string
  label: string
  /** In place of "All". */
  placeholder?: string
  options: { value: string; label: string }[]
}

/** A field of the filter that something is typed into, before the selects, or a day, after them. */
interface ListField {
  name: string
  label: string
  type?: 'date'
  maxLength?: number
}

/** What a list is in one language. */
interface ListWords<Row, Sort extends string, Shown> {
  title: string
  caption: string
  empty: { title: string; text: string }
  /** The hint of the field that searches all of a row, where there is one. */
  searchHint?: string
  fields?: ListField[]
  selects: ListSelect[]
  /** The select of the orders, where the headings are not all. */
  sort?: { label: string; name: (sort: Sort) => string }
  columns: ListColumn<Row, Sort>[]
  /** What the page's own cells need of a row besides its values. */
  show: (row: Row) => Shown
  /** What a row's box is called, where rows can be chosen. */
  choose?: (row: Row) => string
}

interface ListParts<
  Filter extends { sort: string },
  Id extends string | number,
  Row extends { id: Id },
  Shown,
> {
  name: AdminListName
  /** Its page, for what it is filtered and sorted by. */
  href: (query?: ListQuery) => string
  source: ListSource<Filter, Id, Row>
  words: (
    language: Language,
  ) => ListWords<Row, Filter['sort'], Shown> | Promise<ListWords<Row, Filter['sort'], Shown>>
  /** What is done with many rows at once, and what those with some ids are called then. */
  acts?: Record<string, BulkAct>
  called?: (ids: Id[], language: Language) => Promise<{ id: Id; name: string; href: string }[]>
}

/** A select of the filter that has a choice for each of some values. */
export function select<const Choice extends string>(
  name: string,
  label: string,
  values: readonly Choice[],
  labelOf: (value: Choice) => string,
): ListSelect {
  return { name, label, options: values.map((value) => ({ value, label: labelOf(value) })) }
}

/** The heading of a column that sorts: how the list is sorted by it, and the way to its next order. */
function sorting<Sort extends string>(
  orders: Partial<Record<Sort, Direction>>,
  now: Sort,
  hrefBy: (sort: string) => string,
) {
  const names = Object.keys(orders)
  const next = names[(names.indexOf(now) + 1) % names.length]!
  return { href: hrefBy(next), direction: orders[now] ?? ('none' as const) }
}

/** The select of the orders: the list's own stands for none. */
function sortSelect<Sort extends string>(
  { label, name }: { label: string; name: (sort: Sort) => string },
  [usual, ...sorts]: readonly [Sort, ...Sort[]],
): ListSelect {
  return { ...select('sort', label, sorts, name), placeholder: name(usual) }
}

/** All that a list is asked by; what no field or select asks is called as in the address. */
function partsOf(kept: ListQuery, usual: boolean, asked: (ListField | ListSelect)[]) {
  return Object.keys(kept)
    .filter((name) => name !== 'sort' || !usual)
    .map((name) => {
      const field = asked.find((one) => one.name === name)
      const type = field && 'type' in field ? field.type : undefined
      return { name, label: field?.label ?? name, type, value: kept[name] }
    })
}

/** A field as the form shows it: what cannot be read is shown as it was typed. */
function filledField({ type, ...field }: ListField, kept: ListQuery, unread: UnreadPart[]) {
  const wrong = unread.find(({ name }) => name === field.name)
  if (wrong) return { ...field, value: wrong.typed, errors: [wrong.message], late: type === 'date' }
  return { ...field, type, value: kept[field.name] ?? '', late: type === 'date' }
}

/** A select as the form shows it; what is chosen and not offered any more is shown as it is called. */
function chosenSelect(select: ListSelect, kept: ListQuery, unread: UnreadPart[]) {
  const value = kept[select.name] ?? null
  const wrong = unread.find(({ name }) => name === select.name)
  const known = value === null || select.options.some((option) => option.value === value)
  return {
    ...select,
    value,
    options: known ? select.options : [...select.options, { value, label: value }],
    errors: wrong && [wrong.message],
  }
}

/**
 * A list of the control center: its page, its filter, its views, its export, and what is done with
 * many of its rows, from one definition.
 */
export function defineList<
  Filter extends { sort: string },
  Id extends string | number,
  Row extends { id: Id },
  Shown,
>({
  name,
  href,
  source,
  words,
  acts = {},
  called = async () => [],
}: ListParts<Filter, Id, Row, Shown>) {
  const { filter } = source
  const keep = (query: URLSearchParams) => filter.query(filter.read(query))

  /** What the list cannot read of an address, as the form asks it. */
  function unreadOf(
    query: URLSearchParams,
    asked: (ListField | ListSelect)[],
    page: { strayed: boolean },
    language: Language,
  ) {
    const usual = query.get('sort') === filter.sorts[0]
    return unreadParts(query, partsOf(keep(query), usual, asked), page, language)
  }

  /** What the page shows for an address. */
  async function load(query: URLSearchParams, adminId: number, language: Language) {
    const chosen = filter.read(query)
    const kept = filter.query(chosen)
    const hrefAt = (place: ListQuery) => href({ ...kept, ...place })
    const hrefBy = (sort: string) => hrefAt({ sort: sort === filter.sorts[0] ? undefined : sort })
    const [{ rows, before, after, strayed }, shown, tools] = await Promise.all([
      source.page(chosen, placeIn(query, source.readId), language),
      words(language),
      toolsOf({ name, href, keep, acts }, query, adminId),
    ])
    const { title, caption, empty, searchHint, fields = [], selects, sort, show, choose } = shown
    const columns = shown.columns.flatMap(({ heading, ...column }) =>
      heading === undefined ? [] : { label: heading, ...column },
    )
    const allSelects = [...selects, ...(sort ? [sortSelect(sort, filter.sorts)] : [])]
    const unread = unreadOf(query, [...fields, ...allSelects], { strayed }, language)
    return {
      title,
      list: {
        ...{ tools, href: href(), caption, empty, searchHint, q: kept.q ?? '', unreadable: unread },
        fields: fields.map((field) => filledField(field, kept, unread)),
        narrowed: filter.isNarrowed(chosen),
        selects: allSelects.map((select) => chosenSelect(select, kept, unread)),
        columns: columns.map(({ key, label, sort: orders, align, rowHeader, nowrap }) => ({
          ...{ key, label, align, rowHeader, nowrap },
          sorting: orders && sorting(orders, chosen.sort, hrefBy),
        })),
        rows: rows.map((row) => ({
          ...show(row),
          id: String(row.id),
          choose: choose?.(row),
          values: columns.map(({ value }) => pageValue(value(row), language)),
        })),
        previousHref: before === null ? null : hrefAt({ before: String(before) }),
        nextHref: after === null ? null : hrefAt({ after: String(after) }),
      },
    }
  }

  const fileColumns = async (language: Language) =>
    (await words(language)).columns.flatMap((column) => (column.only === 'page' ? [] : column))

  return {
    ...{ href, acts, keep, load },
    /** The id of a row that a form names, or null for what cannot be one. */
    readId(value: string): string | null {
      const id = source.readId(value)
      return id === null ? null : String(id)
    },
    isUnread: (query: URLSearchParams) => unreadOf(query, [], { strayed: false }, 'en').length > 0,
    /** The headings of the file. */
    async headings(language: Language) {
      const t = translator(language, 'admin-lists')
      return (await fileColumns(language)).map(({ key }) => t(`columns.${key}`))
    },
    /** Every row that the filter lets through, for the file. */
    async *cells(query: URLSearchParams, language: Language): AsyncGenerator<string[]> {
      const columns = await fileColumns(language)
      for await (const row of source.each(filter.read(query), language))
        yield* fileLines(columns.map(({ value }) => value(row)))
    },
    async firstIds(query: URLSearchParams, limit: number, language: Language): Promise<string[]> {
      const rows = await source.first(filter.read(query), limit, language)
      return rows.map(({ id }) => String(id))
    },
    /** Those of the ids that are rows of the list, as they are called. */
    async called(ids: string[], language: Language) {
      const rows = await called(
        ids.flatMap((id) => source.readId(id) ?? []),
        language,
      )
      return rows.map((row) => ({ ...row, id: String(row.id) }))
    },
  } satisfies AdminList
}
