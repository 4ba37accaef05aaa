/** Names of the jobs that import and undo. */
export const importJob = 'import-projects'
export const undoJob = 'undo-project-import'
