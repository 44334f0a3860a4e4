import { createMessageOperation, listMessagesOperation } from '~/api/operations/messages.server'
import { serve } from '~/api/serve.server'

const served = serve(listMessagesOperation, createMessageOperation)
export const loader = served.loader
export const action = served.action
