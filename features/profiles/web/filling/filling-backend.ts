import { call } from '#platform/web/api/call.ts'
import { personStore } from '#platform/web/person-store.ts'
import {
  getProfileCell,
  getProjectProfile,
  moveProfileItem,
  removeProfileItems,
  saveProjectProfile,
} from '../../../project-profiles/contract/profile.endpoints.ts'
import type { Place } from '../../domain/values.ts'
import type { References } from '../renderer/profile-source.ts'
import type { ProfileBackend } from './store-types.ts'

/** Which profile: a project's, or what one of its tasks asks for of it. */
export type Which = { projectId: number; taskId?: number }

/** A place as a query names it. */
export const inQuery = ({ code, item, field }: Place) => ({ code, field, ...(item === null ? {} : { item }) })

/** Saves and reads a profile of the portal. */
export const fillingBackend = (which: Which, learn: (references: References) => void): ProfileBackend => ({
  save: ({ add, cells }) => call(saveProjectProfile, { body: { ...which, add, cells } }),
  removeItems: (code, items) => call(removeProfileItems, { body: { ...which, code, items } }),
  moveItem: (code, item, index) => call(moveProfileItem, { body: { ...which, code, item, index } }),
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
