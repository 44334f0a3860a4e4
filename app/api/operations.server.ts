import type { Operation } from './operation'
import { listFilesOperation } from './operations/files.server'
import { listInvoicesOperation } from './operations/invoices.server'
import { createMessageOperation, listMessagesOperation } from './operations/messages.server'
import {
  approveMilestoneOperation,
  getOrderOperation,
  listOrdersOperation,
} from './operations/orders.server'
import { listProductsOperation } from './operations/products.server'

/** All that programs can do, in the order in which it is told. */
export const OPERATIONS: readonly Operation[] = [
  listOrdersOperation,
  getOrderOperation,
  approveMilestoneOperation,
  listMessagesOperation,
  createMessageOperation,
  listFilesOperation,
  listInvoicesOperation,
  listProductsOperation,
]
