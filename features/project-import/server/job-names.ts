/** Names of the jobs that import and take back. */
export const importJob = 'import-projects'
export const undoJob = 'undo-project-import'
