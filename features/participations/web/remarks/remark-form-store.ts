import { createStore } from '#platform/web/store.ts'
import { placeKey, type Place } from '../../../fields/domain/values.ts'

/** The place at which somebody writes a remark; one at a time. */
export const remarkFormStore = createStore<string | null>(null)

/** Opens the form of a remark at a place, or closes it. */
export const toggleRemarkForm = (place: Place): void =>
  remarkFormStore.set((open) => (open === placeKey(place) ? null : placeKey(place)))
