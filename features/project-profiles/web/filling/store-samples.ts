import type { ApiError } from '#platform/web/api/api-error.ts'
import { failing } from '#platform/web/save-queue/save-queue-samples.ts'
import { placeOfKey, sameValue, type Place, type Value } from '../../../fields/domain/values.ts'
import type { FillingStore } from './create-profile-store.ts'
import type { Conflict, LoadedItem, LoadedValues, ProfileBackend } from './store-types.ts'

export { failing, storageStub } from '#platform/web/save-queue/save-queue-samples.ts'

export const name: Place = { code: 'name', item: null, field: 'name' }
export const size: Place = { code: 'size', item: null, field: 'size' }

/** Both values of each conflict. */
export const conflictsOf = (store: FillingStore): Conflict[] =>
  store.status.get().conflicts.map((key) => {
    const place = placeOfKey(key)
    const { value, theirs } = store.cell(place)
    return { place, mine: value, theirs: theirs! }
  })

/**
 * A fake portal that stores values as the real one does: versions, conflicts, requests repeated after a lost
 * response.
 */
export const createPortal = (first: Required<LoadedValues>) => {
  const values = structuredClone(first)
  const removed = new Set<string>()
  const failures: ApiError[] = []
  const authors = new Map<string, string>()
  let atOnce = 0
  const itemOf = (code: string, id: string) => values.items[code]?.find((item) => item.id === id)
  const homeOf = ({ code, item, field }: Place) => {
    if (item === null) return { holder: values.plain, versions: values.versions, key: code }
    const found = itemOf(code, item)
    return found ? { holder: found.values, versions: (found.versions ??= {}), key: field } : null
  }
  const put = (place: Place, value: Value): number => {
    const home = homeOf(place)!
    home.holder[home.key] = value
    return (home.versions[home.key] = (home.versions[home.key] ?? 0) + 1)
  }
  const portal = {
    values,
    now: '2026-11-21T09:31:00.000Z',
    saves: [] as Parameters<ProfileBackend['save']>[0][],
    isAway: false,
    delay: 0,
    loseAnswers: 0,
    peak: 0,
    fail: (error: ApiError, times = 1) => failures.push(...Array.from({ length: times }, () => error)),
    load: (): LoadedValues => structuredClone(values),
    write: (place: Place, value: Value, by = 'Борис') => {
      authors.set(place.code, by)
      put(place, value)
    },
    addItem: (code: string, id: string, given: Record<string, Value>) => {
      const versions = Object.fromEntries(Object.keys(given).map((field) => [field, 1]))
      ;(values.items[code] ??= []).push({ id, rowKey: null, values: given, versions })
    },
    removeItem: (code: string, id: string) => {
      removed.add(id)
      values.items[code] = (values.items[code] ?? []).filter((item) => item.id !== id)
    },
    team: () => (values.items['team'] ?? []).map((item: LoadedItem) => [item.id, item.values['who'] ?? null]),
  }
  const answer = async <T>(work: () => T): Promise<T> => {
    atOnce += 1
    portal.peak = Math.max(portal.peak, atOnce)
    try {
      if (portal.delay > 0) await new Promise((resolve) => void setTimeout(resolve, portal.delay))
      const failure = portal.isAway ? failing(0, null) : failures.shift()
      if (failure) throw failure
      const done = work()
      if (portal.loseAnswers > 0) {
        portal.loseAnswers -= 1
        throw failing(0, null)
      }
      return done
    } finally {
      atOnce -= 1
    }
  }
  const backend: ProfileBackend = {
    save: (change) => {
      portal.saves.push(structuredClone(change))
      return answer(() => {
        if (change.add.some(({ id }) => removed.has(id))) throw failing(409, 'STATE_CHANGED')
        const added = (id: string) => change.add.some((item) => item.id === id)
        const changed = change.cells.filter((cell) => {
          if (cell.item !== null && added(cell.item) && !itemOf(cell.code, cell.item)) return true
          const home = homeOf(cell)
          if (!home) throw failing(409, 'STATE_CHANGED')
          if (sameValue(home.holder[home.key], cell.value)) return false
          if ((home.versions[home.key] ?? 0) !== cell.version) throw failing(409, 'STATE_CHANGED')
          return true
        })
        for (const { code, id, index } of change.add)
          if (!itemOf(code, id))
            (values.items[code] ??= []).splice(index ?? 1e9, 0, {
              id,
              rowKey: null,
              values: {},
              versions: {},
            })
        for (const cell of changed) put(cell, cell.value)
        const versions = change.cells.map((cell) => {
          const home = homeOf(cell)!
          return home.versions[home.key] ?? 0
        })
        return { savedAt: portal.now, versions }
      })
    },
    removeItems: (code, ids) => answer(() => ids.forEach((id) => portal.removeItem(code, id))),
    moveItem: (code, id, index) =>
      answer(() => {
        const item = itemOf(code, id)
        if (!item) throw failing(404, 'NOT_FOUND')
        const others = (values.items[code] ?? []).filter((one) => one !== item)
        values.items[code] = others.toSpliced(index, 0, item)
      }),
    readCell: (place) =>
      answer(() => {
        const home = homeOf(place)
        if (!home) throw failing(404, 'NOT_FOUND')
        return {
          value: home.holder[home.key] ?? null,
          version: home.versions[home.key] ?? 0,
          at: portal.now,
          by: authors.get(place.code) ?? null,
        }
      }),
    reload: () => answer(() => portal.load()),
  }
  return Object.assign(portal, { backend })
}
