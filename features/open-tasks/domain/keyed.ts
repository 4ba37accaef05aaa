/** Parts of a form or a board with a key each: their names are typed by people, and two may have the same. */
export const keyed = <One extends object>(all: readonly One[]): (One & { key: string })[] =>
  all.map((one, at) => ({ ...one, key: String(at) }))
