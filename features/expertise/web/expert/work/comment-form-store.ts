import { createStore } from '#platform/web/store.ts'

/** Where a comment is written: at a field of the profile by its code, or `comment:7` that is changed; one at a time. */
export const commentFormStore = createStore<string | null>(null)

/** Opens the form of a comment at a field, or closes it. */
export const toggleCommentForm = (place: string): void =>
  commentFormStore.set((open) => (open === place ? null : place))
