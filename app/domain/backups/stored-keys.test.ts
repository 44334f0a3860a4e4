import { expect, test } from 'vitest'
import { TABLES } from '~/platform/db-copy/tables'
import { paths } from '~/paths'
import { storedKeys } from './stored-keys.rules'

test('no table with a storage key is forgotten', () => {
  for (const { name, columns } of TABLES) {
    const column = columns.find((one) => one === 'storageKey' || one === 'logoKey')
    if (column)
      expect(storedKeys(name, { status: 'available', [column]: 'a/b' }), name).toEqual(['a/b'])
  }
})

test('a picture counts that was sent, not one of the site; a version that is gone has no bytes', () => {
  const name = '0123456789abcdef01234567-89abcdef.avif'
  expect(storedKeys('Product', { image: paths.productPicture(name) })).toEqual([`products/${name}`])
  expect(
    storedKeys('Template', { previewImage: paths.showcasePicture(name), creatorLogo: null }),
  ).toEqual([`showcase/${name}`])
  expect(storedKeys('Product', { image: '/media/products/shop.avif' })).toEqual([])
  for (const status of ['deleted', 'uploading'])
    expect(storedKeys('FileVersion', { status, storageKey: 'a/b' })).toEqual([])
  expect(storedKeys('DataRequest', { storageKey: null })).toEqual([])
})
