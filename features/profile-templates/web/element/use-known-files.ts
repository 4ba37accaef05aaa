import { useMemo, useState } from 'react'
import { upload } from '#platform/web/api/upload.ts'
import { uploadProfileTemplateFile } from '../../contract/template.endpoints.ts'
import type { TemplateVersion } from '../session/builder-state.ts'
import type { BuilderFiles } from './builder-files.ts'

/** The forms of a version: those from the server, and those just uploaded. */
export const useKnownFiles = ({ id, files, purpose }: TemplateVersion): BuilderFiles => {
  const [uploaded] = useState(() => new Map<string, { name: string; size: number }>())
  return useMemo(
    () => ({
      purpose,
      formOf: (fileId) =>
        uploaded.get(fileId) ?? files.find((file) => file.id === fileId) ?? { name: '…', size: 0 },
      send: async (file, options) => {
        const query = { versionId: String(id) }
        const stored = await upload(uploadProfileTemplateFile, { query }, file, options)
        uploaded.set(stored.id, stored)
        return stored
      },
    }),
    [id, files, purpose, uploaded],
  )
}
