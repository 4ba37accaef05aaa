import { useMemo, useState } from 'react'
import type { TemplateVersion } from '../session/builder-state.ts'
import type { BuilderFiles } from './builder-files.ts'

/** The forms of a version: those the server named, and those just uploaded. */
export const useKnownFiles = ({ id, files }: TemplateVersion): BuilderFiles => {
  const [uploaded] = useState(() => new Map<string, { name: string; size: number }>())
  return useMemo(
    () => ({
      versionId: id,
      formOf: (fileId) =>
        uploaded.get(fileId) ?? files.find((file) => file.id === fileId) ?? { name: '…', size: 0 },
      learn: ({ id: fileId, name, size }) => uploaded.set(fileId, { name, size }),
    }),
    [id, files, uploaded],
  )
}
