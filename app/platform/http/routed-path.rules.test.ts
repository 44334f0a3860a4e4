import { expect, test } from 'vitest'
import { routedPath } from './routed-path'

test.each([
  ['/dashboard/ADMIN/Settings', '/dashboard/admin/settings'],
  ['/dashboard/%61dmin/%73ettings', '/dashboard/admin/settings'],
  ['/dashboard/admin/settings.data', '/dashboard/admin/settings'],
  ['/dashboard/admin/set.datatings', '/dashboard/admin/set.datatings'],
  ['/dashboard/admin.data/settings', '/dashboard/admin.data/settings'],
  ['/dashboard/admin/orders%2Fsettings', '/dashboard/admin/orders%2fsettings'],
  ['/dashboard/admin/orders%252Fsettings', '/dashboard/admin/orders%2fsettings'],
  ['/dashboard/admin/100%', '/dashboard/admin/100%'],
])('%s is read as %s', (typed, read) => expect(routedPath(typed)).toBe(read))
