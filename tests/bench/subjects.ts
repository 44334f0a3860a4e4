import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { cookieOf, remoteVisitor } from './remote-visitor'

/**
 * What is measured: an address, and the cookies of the one who asks; a page is made afresh for who
 * has a cart.
 */
export type Subject = {
  name: string
  path: string
  cookie: string
  /** Kept for everyone, made for one person, or a list as JSON: each has its goal. */
  kind: 'kept' | 'made' | 'list'
}

/** A page of the catalog. */
const CATALOG_SIZE = 12
const CART_SIZE = 3

/**
 * Visits the shop as people do: fills a cart and signs in. Throws when the demo studio has not what
 * the benchmark is about.
 */
export async function prepareSubjects(origin: string): Promise<Subject[]> {
  const products = await listProducts(origin)
  const withCart = await fillCart(origin, products.slice(0, CART_SIZE))
  const client = await signInClient(origin)
  const admin = await signInAdmin(origin)
  const home = paths.home()
  const shop = paths.shop()
  const list = (name: string, path: string): Subject => ({ name, path, cookie: '', kind: 'list' })
  const kept = (name: string, path: string): Subject => ({ name, path, cookie: '', kind: 'kept' })
  const made = (name: string, path: string, cookie: string): Subject => ({
    name,
    path,
    cookie,
    kind: 'made',
  })
  return [
    kept('home', home),
    made('home, with a cart', home, withCart),
    made('home, signed in', home, client),
    kept(`catalog, ${products.length} a page`, shop),
    made('catalog, with a cart', shop, withCart),
    made('catalog, signed in', shop, client),
    kept('product', products[0]!),
    made('product, with a cart', products[0]!, withCart),
    kept('sign-in', paths.auth()),
    made(`cart with ${CART_SIZE} services`, paths.cart(), withCart),
    made('dashboard of a client', paths.dashboard(), client),
    made('messages of a client', paths.messages(), client),
    made('orders of a client', paths.orders(), client),
    made('control center', paths.admin(), admin),
    made('orders of the studio', adminPaths.orders(), admin),
    list('products as JSON', paths.api('products')),
    list('projects as JSON', paths.api('projects?status=live')),
  ]
}

/** Public pages whose bytes are weighed, as a first visitor without cookies gets them. */
export async function publicPages(origin: string) {
  const [product] = await listProducts(origin)
  return [
    { name: 'home', path: paths.home() },
    { name: 'shop', path: paths.shop() },
    { name: 'product', path: product! },
    { name: 'cart', path: paths.cart() },
    { name: 'a tool', path: paths.tool('color-contrast') },
    { name: 'sign-in', path: paths.auth() },
    { name: 'freelancer application', path: paths.freelancerSignup() },
  ]
}

async function listProducts(origin: string): Promise<string[]> {
  const { $ } = await remoteVisitor(origin).get(paths.shop())
  const links = $('main a[href]')
    .toArray()
    .map((link) => $(link).attr('href')!)
  const products = [...new Set(links.filter((href) => /^\/shop\/product\/\d+$/.test(href)))]
  if (products.length < CATALOG_SIZE)
    throw new Error(`the catalog shows ${products.length} services, not ${CATALOG_SIZE} or more`)
  return products
}

/** The cookies of somebody with these services in the cart. Throws when one does not go into it. */
export async function fillCart(origin: string, products: string[]) {
  const shopper = remoteVisitor(origin)
  for (const path of products) {
    const page = await shopper.submit(await shopper.get(path), 'button[name="intent"][value="add"]')
    if (page.url.pathname !== paths.cart())
      throw new Error(`${path} did not go into the cart: ${page.status} ${page.errors.join(' ')}`)
  }
  const { totalItems } = await (await shopper.fetch(paths.api('cart'))).json()
  if (totalItems !== products.length)
    throw new Error(`the cart has ${totalItems} services, not ${products.length}`)
  return cookieOf(shopper)
}

async function signIn(origin: string, username: string, landing: string) {
  const visitor = remoteVisitor(origin)
  const page = await visitor.signIn(username, DEMO_PASSWORD)
  if (page.status !== 200 || page.url.pathname !== landing)
    throw new Error(`signing in led to ${page.path} with ${page.status}`)
  return cookieOf(visitor)
}

/** The cookies of the demo client. */
export const signInClient = (origin: string) => signIn(origin, 'client', paths.dashboard())

/** The cookies of the demo admin. */
export const signInAdmin = (origin: string) => signIn(origin, 'admin', paths.admin())
