import type { List } from '#platform/contract/list.ts'
import type { Feature, Texts } from '#platform/server/feature.ts'
import type { Handler } from '#platform/server/handler.ts'

/**
 * A list that can be exported: its handler, the texts of its feature, the texts of other features by name, and the
 * shared texts.
 */
export type KnownList = {
  list: List & { list: { table: NonNullable<List['list']['table']> } }
  handler: Handler
  texts: Texts
  others: ReadonlyMap<string, Texts>
  shared: Texts
}

/** Finds a list by its endpoint name. */
export type FindList = (name: string) => KnownList | undefined

const isTable = (endpoint: object): endpoint is KnownList['list'] =>
  'list' in endpoint && (endpoint as List).list.table !== null

/**
 * Collects the exportable lists of all features. Throws an error, so that the portal does not start, if no feature
 * provides the texts of a list.
 */
export const knownLists = (features: readonly Feature[], shared: Texts): FindList => {
  const lists = new Map<string, KnownList>()
  const others = new Map(features.flatMap(({ name, texts }) => (texts ? [[name, texts] as const] : [])))
  for (const { handlers } of features)
    for (const handler of handlers) {
      const { endpoint } = handler
      if (!isTable(endpoint)) continue
      const namespace = endpoint.list.table.texts.split(':')[0]
      const texts = others.get(namespace ?? '')
      if (!texts) throw new Error(`${endpoint.name}: no feature brings the texts of ${namespace}`)
      lists.set(endpoint.name, { list: endpoint, handler, texts, others, shared })
    }
  return (name) => lists.get(name)
}
