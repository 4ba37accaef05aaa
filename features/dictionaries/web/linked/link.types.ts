type Named = { id: number; name: string }

/** A dictionary and its parent. */
export type Link = { child: Named; parent: Named }
