/** Events of selections; the payload is `{ id }` of the record. */
export type SelectionEvent = 'SelectionRan' | 'SelectionApplying' | 'SelectionApplied'
