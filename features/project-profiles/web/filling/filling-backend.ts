import type { References } from '../../../fields/contract/value.schemas.ts'
import { call } from '#platform/web/api/call.ts'
import { personStore } from '#platform/web/person-store.ts'
import {
  getProfileCell,
  getProjectProfile,
  moveProfileItem,
  removeProfileItems,
  saveProjectProfile,
} from '../../contract/profile.endpoints.ts'
import type { Place } from '../../../fields/domain/values.ts'
import type { ProfileBackend } from './store-types.ts'

/** Identifies a profile: a project's own, or what an opener requests of it (`task:12`). */
export type Which = { projectId: number; opener?: string }

/** A place as query parameters. */
export const inQuery = ({ code, item, field }: Place) => ({ code, field, ...(item === null ? {} : { item }) })

// The store displays its own save errors.
const quietly = { quiet: true } as const

/** Saves and reads a profile through the portal's calls. */
export const fillingBackend = (which: Which, learn: (references: References) => void): ProfileBackend => ({
  save: ({ add, cells }) => call(saveProjectProfile, { body: { ...which, add, cells } }, quietly),
  removeItems: (code, items) => call(removeProfileItems, { body: { ...which, code, items } }, quietly),
  moveItem: (code, item, index) => call(moveProfileItem, { body: { ...which, code, item, index } }, quietly),
  readCell: async (place) => {
    const cell = await call(getProfileCell, { query: { ...which, ...inQuery(place) } })
    learn(cell)
    const { value, version, updatedAt: at, updatedBy } = cell
    const isSelf = updatedBy !== null && updatedBy.uid === personStore.get()?.uid
    return { value, version, at, by: updatedBy?.name ?? null, isSelf }
  },
  reload: async () => {
    const profile = await call(getProjectProfile, { query: which })
    learn(profile)
    return profile.values
  },
})
