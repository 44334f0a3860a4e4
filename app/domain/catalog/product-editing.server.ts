import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE } from '~/platform/i18n/languages'
import { recordEvent, type Transition } from '../events/events.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import {
  differences,
  PRODUCT_COMMANDS,
  type Difference,
  type FormBase,
  type ProductCommand,
} from './product-editing.rules'
import { findGaps } from './product-gaps.rules'
import type { ProductSection } from './product-sections.server'
import {
  findProducts,
  moveStoredProduct,
  readProduct,
  touchProduct,
  type StoredProduct,
} from './product-store.server'

export interface Editor {
  /** The user who edits, an admin. */
  id: number
}

const ownProduct = (id: number) => ({ id, studioId: OWN_STUDIO_ID })

/** A product of the own studio in any status, as it is stored. Throws `notFound`. */
export async function getStoredProduct(id: number): Promise<StoredProduct> {
  const [product] = await findProducts({ where: ownProduct(id) })
  if (!product) throw new DomainError('notFound', `product ${id}`)
  return product
}

/** The same inside the transaction that is to change it. */
async function requireProduct(tx: Transaction, id: number): Promise<StoredProduct> {
  const product = await readProduct(tx, ownProduct(id))
  if (!product) throw new DomainError('notFound', `product ${id}`)
  return product
}

/** Appends to the history of a product who did what. */
export function recordProductEvent(
  tx: Transaction,
  editor: Editor,
  id: number,
  event: Pick<Transition, 'kind' | 'from' | 'to' | 'data' | 'key'>,
) {
  const key = `product:${id}:${randomUUID()}`
  return recordEvent(tx, {
    key,
    ...event,
    subject: 'product',
    subjectId: String(id),
    actor: { type: 'admin', id: editor.id },
    visibility: 'team',
  })
}

/** Throws `edit.conflict` when the part is not as it was when the form was opened. */
function requireUnchanged<Input>(
  product: StoredProduct,
  section: ProductSection<Input>,
  base: FormBase | null,
) {
  const language = base?.language ?? FALLBACK_LANGUAGE
  const values = section.read(product, language)
  const theirs = differences(base?.values ?? {}, values)
  if (theirs.length > 0)
    throw new DomainError('edit.conflict', { theirs, base: { language, values } })
}

/**
 * A product that was for sale once gets a new version with its scope, prices or plan (spec §3; the
 * order keeps the one it was bought in).
 */
function nextVersion<Input>(
  { version }: StoredProduct,
  { outsideContract = [] }: ProductSection<Input>,
  changed: Difference[],
): Prisma.ProductUpdateInput {
  const inContract = changed.some(({ field }) => !outsideContract.includes(field))
  return version > 0 && inContract ? { version: { increment: 1 } } : {}
}

export interface ProductChange<Input> {
  section: ProductSection<Input>
  input: Input
  /** What the form started from; null for a form that does not say. */
  base: FormBase | null
}

/**
 * Saves one part of a product and returns what is new: nothing for a form that changes nothing,
 * such as one that is sent twice. What is for sale must stay complete. Throws `notFound`,
 * `edit.conflict` and `product.incomplete`.
 */
export function changeProduct<Input>(
  editor: Editor,
  id: number,
  { section, input, base }: ProductChange<Input>,
): Promise<Difference[]> {
  return transaction(async (tx) => {
    const before = await requireProduct(tx, id)
    await section.write(tx, before, input)
    const after = await requireProduct(tx, id)
    const changed = differences(
      section.read(before, FALLBACK_LANGUAGE),
      section.read(after, FALLBACK_LANGUAGE),
    )
    if (changed.length === 0) return []
    requireUnchanged(before, section, base)
    const gaps = after.status === 'published' ? findGaps(after) : []
    if (gaps.length > 0) throw new DomainError('product.incomplete', { gaps })
    await touchProduct(tx, before, nextVersion(before, section, changed))
    const { name, language } = section
    await recordProductEvent(tx, editor, id, {
      kind: 'product.changed',
      data: { section: name, language, fields: changed.map((one) => ({ ...one })) },
    })
    return changed
  })
}

/**
 * Publishes, withdraws, archives or restores a product. Throws `notFound`, `moved`
 * when somebody else was first, and `product.incomplete` with all that is missing before it can
 * be published.
 */
export async function moveProductIn(
  tx: Transaction,
  editor: Editor,
  id: number,
  command: ProductCommand,
): Promise<void> {
  const { from, to } = PRODUCT_COMMANDS[command]
  const product = await requireProduct(tx, id)
  if (!(from as readonly string[]).includes(product.status))
    throw new DomainError('moved', 'product')
  const gaps = command === 'publish' ? findGaps(product) : []
  if (gaps.length > 0) throw new DomainError('product.incomplete', { gaps })
  const moved = await moveStoredProduct(tx, product, to, {
    ...{ kind: `product.${command}`, actor: { type: 'admin', id: editor.id } },
    with: command === 'publish' ? { version: Math.max(1, product.version) } : {},
  })
  if (!moved) throw new DomainError('moved', 'product')
}

/** The same on its own. */
export const moveProduct = (editor: Editor, id: number, command: ProductCommand) =>
  transaction((tx) => moveProductIn(tx, editor, id, command))
