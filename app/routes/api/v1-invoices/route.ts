import { listInvoicesOperation } from '~/api/operations/invoices.server'
import { serve } from '~/api/serve.server'

const served = serve(listInvoicesOperation)
export const loader = served.loader
export const action = served.action
