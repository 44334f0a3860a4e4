interface StoredFile {
  /** Opens at the first read, so a body that nobody reads holds nothing. */
  body: ReadableStream<Uint8Array>
  contentType: string
  /** In bytes, of the whole object. */
  size: number
}

/** Bytes of an object, both ends counted. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where the bytes of files are kept. Every method throws StorageKeyError on a key that is not
 * plain.
 */
export interface Storage {
  /** Writes the whole object or nothing; an object of the same key is replaced. */
  put(
    key: string,
    body: Uint8Array | ReadableStream<Uint8Array>,
    options: { contentType: string },
  ): Promise<void>
  /** The object, or only the bytes of a range that lies within it. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>
  /** Quiet when there is nothing to remove. */
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /**
   * The keys of all objects, in no order; one that comes or goes meanwhile may be among them or
   * not.
   */
  list(): AsyncIterable<string>
  /** Throws when the store cannot be used now. */
  check(): Promise<void>
}
