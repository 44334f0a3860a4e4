import { listFilesOperation } from '~/api/operations/files.server'
import { serve } from '~/api/serve.server'

const served = serve(listFilesOperation)
export const loader = served.loader
export const action = served.action
