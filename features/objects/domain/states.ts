/** Events of objects; the payload is `{ id }`. */
export type ObjectEvent = 'ObjectArchived' | 'ObjectRestored'

/** An object is offered to templates, or retained only for those that already use it (spec 3). */
export const objectStates = ['ACTIVE', 'ARCHIVE'] as const

export type ObjectState = (typeof objectStates)[number]

/** Actions on an object. */
export const objectActions = ['edit', 'archive', 'restore', 'delete', 'single', 'notSingle'] as const

export type ObjectAction = (typeof objectActions)[number]
