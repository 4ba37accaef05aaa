import type { TableModel } from '../model/use-table-model.ts'

/** Whether rows can be loaded from a file: the portal reads it for a project, and a preview has none. */
export const mayLoadFile = ({ editing }: Pick<TableModel, 'editing'>): boolean => editing().which !== null
