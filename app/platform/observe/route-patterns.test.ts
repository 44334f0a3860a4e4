import { expect, test } from 'vitest'
import { routePatterns, UNMAPPED } from './route-patterns'

const patternOf = routePatterns({
  root: { id: 'root', path: '' },
  site: { id: 'site', parentId: 'root' },
  home: { id: 'home', parentId: 'site', index: true },
  all: { id: 'all', parentId: 'site', path: '*' },
  product: { id: 'product', parentId: 'site', path: 'shop/product/:id' },
  create: { id: 'create', parentId: 'site', path: 'shop/product/create' },
  admin: { id: 'admin', parentId: 'root' },
  order: { id: 'order', parentId: 'admin', path: 'dashboard/admin/orders/:id/files' },
  api: { id: 'api', parentId: 'root', path: 'api/*' },
  user: { id: 'user', parentId: 'root', path: 'api/user' },
})

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/shop/product/12', '/shop/product/:id'],
  ['/shop/product/12.data', '/shop/product/:id'],
  ['/shop/product/create', '/shop/product/create'],
  ['/shop/product/create/', '/shop/product/create'],
  ['/dashboard/admin/orders/0190/files', '/dashboard/admin/orders/:id/files'],
  ['/api/user', '/api/user'],
  ['/api/anything/else', '/api/*'],
  ['/wp-login.php', UNMAPPED],
  ['/shop/product/12/more', UNMAPPED],
  ['//', '/'],
])('%s is of %s', (path, pattern) => expect(patternOf(path)).toBe(pattern))
