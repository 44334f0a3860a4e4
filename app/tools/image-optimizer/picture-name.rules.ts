import { normalize } from '~/platform/normalize'

const LONGEST = 60

/**
 * The name of a file as it can stand in an address without being escaped: `Café (1).JPG` is
 * `cafe-1`.
 */
export function pictureSlug(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .replace(/\.\w{1,5}$/, '')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .replace(/ß/g, 'ss')
    .replace(/ø/gi, 'o')
    .replace(/æ/gi, 'ae')
  const slug = normalize(plain, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.slice(0, LONGEST).replace(/-$/, '') || 'picture'
}

/** Gives each picture of a request a name of its own: the second `photo` is `photo-2`. */
export function pictureSlugs() {
  const taken = new Set<string>()
  return (name: string) => {
    const slug = pictureSlug(name)
    let given = slug
    for (let count = 2; taken.has(given); count++) given = `${slug}-${count}`
    taken.add(given)
    return given
  }
}
