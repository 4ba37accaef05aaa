import { join } from 'node:path'

/** The folder of uploaded files. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files')
