type Named = { id: number; name: string }

/** A dictionary and the one right above it. */
export type Link = { child: Named; parent: Named }
