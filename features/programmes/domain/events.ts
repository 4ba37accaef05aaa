/** What happens to the contents of an accelerator; payloads carry the row's `id`. */
export const contentEvents = ['ContentPublished', 'ContentArchived', 'ContentReturnedToDraft'] as const

export type ContentEvent = (typeof contentEvents)[number]
