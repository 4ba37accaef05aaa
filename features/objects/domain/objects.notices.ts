/** Events that notify nobody, with the reason. */
export const silentEvents = {
  ObjectArchived: 'the administrators’ own work on the catalogue',
  ObjectRestored: 'the administrators’ own work on the catalogue',
}
