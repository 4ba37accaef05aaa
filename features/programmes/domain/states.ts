/** Events of an accelerator's contents; payloads have the row's `id`. */
export const contentEvents = ['ContentPublished', 'ContentArchived', 'ContentReturnedToDraft'] as const

export type ContentEvent = (typeof contentEvents)[number]

/** States of a programme, track or trackpoint (product 5). */
export const contentStates = ['DRAFT', 'PUBLISHED', 'ARCHIVE'] as const

export type ContentState = (typeof contentStates)[number]

/** Actions that move content: publish a draft, archive a published item, restore an archived one as a draft. */
export const contentActions = ['publish', 'archive', 'restore'] as const

export type ContentAction = (typeof contentActions)[number]
