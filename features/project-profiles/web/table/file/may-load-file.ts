import type { TableModel } from '../model/use-table-model.ts'

/** Whether rows can be imported from a file: the portal parses it for a project; a preview has none. */
export const mayLoadFile = ({ editing }: Pick<TableModel, 'editing'>): boolean => editing().which !== null
