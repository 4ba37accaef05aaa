/** Events that notify nobody, with the reason. */
export const silentEvents = {
  SelectionApplied: 'the record of the selection shows it',
  SelectionApplying: 'the record of the selection shows its progress',
  SelectionRan: 'the record of the selection shows it',
}
