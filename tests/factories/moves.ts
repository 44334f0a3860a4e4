interface Row {
  id: string
  status: () => Promise<string>
}

/**
 * Every move that `act` makes of rows in each of the states, as `from → to`; what it refuses stays
 * where it is.
 */
export async function movesOf<State extends string>(
  states: readonly State[],
  make: (state: State) => Promise<Row>,
  act: (id: string, state: State) => Promise<unknown>,
): Promise<string[]> {
  const moves: string[] = []
  for (const state of states) {
    const row = await make(state)
    await act(row.id, state).catch(() => undefined)
    const now = await row.status()
    if (now !== state) moves.push(`${state} → ${now}`)
  }
  return moves
}
