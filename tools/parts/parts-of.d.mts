/** Writes every `parts.gen.ts` that is stale; returns the paths. */
export const writeParts: (root: string) => string[]
