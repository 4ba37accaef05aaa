/** What this feature is told about its surroundings. */
export type OpenTasksSettings = { publicUrl: string }
