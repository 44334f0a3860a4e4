import { accountPaths } from './account'
import { clientPaths } from './client'
import { freelancerPaths } from './freelancer'
import { resourcePaths } from './resource'
import { shopPaths } from './shop'
import { sitePaths } from './site'

export type { SettingsPart } from './account'

/** Every URL of the product but the control center's and the desks'; nothing else in the code spells one. Mirrors app/routes.ts. */
export const paths = {
  ...sitePaths,
  ...shopPaths,
  ...accountPaths,
  ...clientPaths,
  ...freelancerPaths,
  ...resourcePaths,
}
