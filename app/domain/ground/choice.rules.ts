/** The value among some that an address asks for, or null: what does not exist asks for nothing. */
export function readChoice<Value extends string>(
  values: readonly Value[],
  asked: string | null,
): Value | null {
  return values.find((value) => value === asked) ?? null
}
