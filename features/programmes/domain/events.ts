/** Events of an accelerator's contents; payloads have the row's `id`. */
export const contentEvents = ['ContentPublished', 'ContentArchived', 'ContentReturnedToDraft'] as const

export type ContentEvent = (typeof contentEvents)[number]
