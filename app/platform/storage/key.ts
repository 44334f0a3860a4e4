const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/
const MAX_LENGTH = 512

/**
 * A key that could leave the store's folder or is not plain; a fault of the caller, never shown to
 * a visitor.
 */
class StorageKeyError extends Error {
  name = 'StorageKeyError'
}

/**
 * Refuses all but plain segments joined by `/`, none starting with a dot: throws StorageKeyError.
 */
export function assertStorageKey(key: string) {
  const plain = key.length <= MAX_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment))
  if (!plain)
    throw new StorageKeyError(
      'A storage key has plain segments joined by /, none starting with a dot.',
    )
}
