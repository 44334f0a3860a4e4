import { approveMilestoneOperation } from '~/api/operations/orders.server'
import { serve } from '~/api/serve.server'

const served = serve(approveMilestoneOperation)
export const loader = served.loader
export const action = served.action
