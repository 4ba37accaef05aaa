/** Events that notify nobody, with the reason. */
export const silentEvents = {
  ProjectImportStarted: 'the page of the import shows its progress',
  ProjectImportFinished: 'the page of the import shows its progress',
  ProjectImportUndoing: 'the page of the import shows its progress',
  ProjectImportUndone: 'the page of the import shows its progress',
}
