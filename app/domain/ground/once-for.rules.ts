/** What `make` makes of a list that nobody changes, made once for each list and key. */
export function onceFor<List extends object, Key, Made>(
  make: (list: List, key: Key) => Made,
): (list: List, key: Key) => Made {
  const made = new WeakMap<List, Map<Key, Made>>()
  return (list, key) => {
    const known = made.get(list) ?? new Map<Key, Made>()
    made.set(list, known)
    if (!known.has(key)) known.set(key, make(list, key))
    return known.get(key)!
  }
}
