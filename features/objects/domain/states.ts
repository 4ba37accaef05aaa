/** An object is offered to templates, or kept only for those that took it before (spec 3). */
export const objectStates = ['ACTIVE', 'ARCHIVE'] as const

export type ObjectState = (typeof objectStates)[number]

/** What may be done with an object. */
export const objectActions = ['edit', 'archive', 'restore', 'delete', 'single', 'notSingle'] as const

export type ObjectAction = (typeof objectActions)[number]
