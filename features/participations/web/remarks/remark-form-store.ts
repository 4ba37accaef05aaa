import { createStore } from '#platform/web/store.ts'
import { placeKey, type Place } from '../../../fields/domain/values.ts'

/** Key of the place with an open comment form; one at a time. */
export const remarkFormStore = createStore<string | null>(null)

/** Opens or closes the comment form at a place. */
export const toggleRemarkForm = (place: Place): void =>
  remarkFormStore.set((open) => (open === placeKey(place) ? null : placeKey(place)))
