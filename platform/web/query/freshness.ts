import type { Query, QueryClient } from '@tanstack/react-query'
import type { Tag } from '#platform/contract/tags.ts'
import type { AnyInput } from '../api/call-input.ts'
import { onChange, type Change } from '../api/changes.ts'

const idsOf = (input: AnyInput | undefined): Map<string, string> =>
  new Map(
    Object.entries({ ...input?.params, ...input?.query, ...(input?.body as object | undefined) })
      .filter(([name]) => /^id$|Id$/.test(name))
      .map(([name, id]) => [name, String(id)]),
  )

const isAbout = (query: Query, removed: readonly AnyInput[]): boolean => {
  const requestedIds = idsOf(query.queryKey[2] as AnyInput | undefined)
  return removed.some((input) => [...idsOf(input)].some(([name, id]) => requestedIds.get(name) === id))
}

const shows = ({ meta }: Query, tags: ReadonlySet<Tag>): boolean =>
  ((meta?.['reads'] ?? []) as readonly Tag[]).some((tag) => tags.has(tag))

const isHidden = (): boolean => document.visibilityState === 'hidden'

const follow = async (client: QueryClient, { tags, removed, quiet }: Change): Promise<void> => {
  const stale = (query: Query): boolean => shows(query, tags) && !isAbout(query, removed)
  void client.invalidateQueries({ predicate: (query) => isAbout(query, removed), refetchType: 'none' })
  // A first load in progress may return data from before the change.
  await client.cancelQueries({ predicate: (query) => stale(query) && query.state.data === undefined })
  // A hidden page refetches when it becomes visible.
  const refetchType = quiet || isHidden() ? 'none' : 'active'
  await client.invalidateQueries({ predicate: stale, refetchType })
}

/**
 * Keeps a cache fresh (ADR 32): visible data that has changed is refetched, the rest when it is opened. Returns the
 * unsubscribe function.
 */
export const keepFresh = (client: QueryClient): (() => void) => {
  const stop = onChange((change) => void follow(client, change))
  const wake = (): void => {
    if (!isHidden())
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated })
  }
  document.addEventListener('visibilitychange', wake)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', wake)
  }
}

/** A page that missed messages refetches all visible data; the rest is refetched when it is opened. */
export const catchUp = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ refetchType: isHidden() ? 'none' : 'active' })
