/** Events of objects; the payload is `{ id }`. */
export type ObjectEvent = 'ObjectArchived' | 'ObjectRestored'
