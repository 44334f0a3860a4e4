import { getOrderOperation } from '~/api/operations/orders.server'
import { serve } from '~/api/serve.server'

const served = serve(getOrderOperation)
export const loader = served.loader
export const action = served.action
