import { withQuery, type Query } from './paths'

/** The addresses of a studio's own side of Studio Stack; apart from the others, which weigh in the script of every page. */
export const studioPaths = {
  auth: (query?: Query) => withQuery('/studiostack/auth', query),
  dashboard: () => '/studiostack/dashboard',
  settings: () => '/studiostack/dashboard/settings',
  brand: () => '/studiostack/dashboard/brand',
  products: (query?: Query) => withQuery('/studiostack/dashboard/products', query),
  createProduct: () => '/studiostack/dashboard/products/create',
  product: (id: number) => `/studiostack/dashboard/products/${id}`,
  enquiries: (query?: Query) => withQuery('/studiostack/dashboard/enquiries', query),
  orders: (query?: Query) => withQuery('/studiostack/dashboard/orders', query),
  order: (number: string) => `/studiostack/dashboard/orders/${number}`,
  publish: () => '/studiostack/dashboard/publish',
  export: () => '/studiostack/dashboard/export',
}
