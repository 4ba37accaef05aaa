import type { SourceFile } from './source-files.ts'

const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1]

/** Registries import the declarations that they collect: leaves, which import nothing that leads back. */
const isRegistration = (from: string, to: string): boolean =>
  from.endsWith('.gen.ts') && to.endsWith('.notices.ts')

/** Dependencies between features, in any layer, including types. Tests are exempt. */
export const featureEdges = (files: readonly SourceFile[]): Map<string, Set<string>> => {
  const edges = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const from = featureOf(path)
    if (!from || path.includes('.test.')) continue
    for (const target of imports) {
      const to = featureOf(target)
      if (to && to !== from && !isRegistration(path, target))
        edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  return edges
}

/** Features in dependency cycles. */
export const cyclesOf = (edges: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(edges.get(from) ?? [])].some(
      (next) => next === wanted || (!seen.has(next) && reaches(next, wanted, seen.add(next))),
    )
  return [...edges.keys()].filter((feature) => reaches(feature, feature)).toSorted()
}
