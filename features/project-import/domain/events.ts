/** What happens to imports; the payload is `{ id }` of the import. */
export type ImportEvent =
  | 'ProjectImportStarted'
  | 'ProjectImportFinished'
  | 'ProjectImportUndoing'
  | 'ProjectImportUndone'
