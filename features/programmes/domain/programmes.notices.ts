/** Events that notify nobody, with the reason. */
export const silentEvents = {
  ContentPublished: 'the accelerator’s own work on its programmes',
  ContentArchived: 'the accelerator’s own work on its programmes',
  ContentReturnedToDraft: 'the accelerator’s own work on its programmes',
}
