import { listProductsOperation } from '~/api/operations/products.server'
import { serve } from '~/api/serve.server'

const served = serve(listProductsOperation)
export const loader = served.loader
export const action = served.action
