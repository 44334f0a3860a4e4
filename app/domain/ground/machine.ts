/**
 * The states of a noun and the arrows between them (business.md, Machines): data, which
 * `transition` carries out.
 */
export interface Machine<Name extends string = string, Status extends string = string> {
  /** What its events are about. */
  name: Name
  /** In the order in which they are written. */
  statuses: readonly Status[]
  arrows: Readonly<Record<Status, readonly Status[]>>
  can(this: void, from: Status, to: Status): boolean
  /** The states from which one can be reached. */
  sourcesOf(this: void, to: Status): Status[]
}

/** A state machine from its table: each state with the states that it may go to. */
export function machine<Name extends string, Status extends string>(
  name: Name,
  arrows: Record<Status, readonly NoInfer<Status>[]>,
): Machine<Name, Status> {
  const statuses = Object.keys(arrows) as Status[]
  // From a status of another version nothing leads on.
  const can = (from: Status, to: Status) =>
    (arrows[from] as readonly Status[] | undefined)?.includes(to) ?? false
  return {
    name,
    statuses,
    arrows,
    can,
    sourcesOf: (to) => statuses.filter((from) => can(from, to)),
  }
}

export type StatusOf<M> = M extends Machine<string, infer Status> ? Status : never
