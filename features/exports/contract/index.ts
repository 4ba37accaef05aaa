import {
  deleteListExport,
  downloadListExport,
  exportList,
  listExports,
  startListExport,
} from './export.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [exportList, startListExport, listExports, downloadListExport, deleteListExport]
