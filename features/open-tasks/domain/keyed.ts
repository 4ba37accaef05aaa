/** Adds a unique key to each item: names are typed by people, and two items may have the same. */
export const keyed = <One extends object>(all: readonly One[]): (One & { key: string })[] =>
  all.map((one, at) => ({ ...one, key: String(at) }))
