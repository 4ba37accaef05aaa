import type { References } from '../../../fields/contract/value.schemas.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { downloadProfileTemplateFile } from '../../../profile-templates/contract/template.endpoints.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import { emptyProfile } from '../../../fields/domain/values.ts'
import { createProfileStore, type FillingStore } from '../filling/create-profile-store.ts'
import { randomId } from '#platform/web/random-id.ts'
import type { ProfileEditing } from '../renderer/profile-source.ts'
import { previewPictures } from './preview-pictures.ts'
import { previewValues } from './preview-values.ts'

/** The parts of a version that a preview needs: its attached forms. */
export type PreviewedVersion = { id: number; files: readonly { id: string; name: string; size: number }[] }

const keepsNothing = async ({ cells }: { cells: readonly unknown[] }) => ({
  savedAt: new Date().toISOString(),
  versions: cells.map(() => 1),
})

const downloadForm = async (versionId: number, fileId: string): Promise<void> => {
  try {
    saveFile(await download(downloadProfileTemplateFile, { query: { versionId: String(versionId), fileId } }))
  } catch (error) {
    notifyError(error)
  }
}

/** Editing state of a template's preview: everything works and nothing is stored. */
export const usePreviewEditing = (tree: ElementTree, version: PreviewedVersion): ProfileEditing => {
  const last = useRef<FillingStore | null>(null)
  const known = useRef<References>({ names: {}, files: {} })
  const store = useMemo(() => {
    const tried = last.current?.values() ?? emptyProfile()
    const made = createProfileStore({ tree, values: previewValues(tree, tried), save: keepsNothing })
    last.current = made
    return made
  }, [tree, last])
  useEffect(() => {
    const stop = store.start()
    return () => void stop()
  }, [store])
  const { id, files } = version
  const [pictures] = useState(previewPictures)
  return useMemo(() => {
    for (const { id: fileId, name, size } of files) known.current.files[fileId] = { name, size }
    return {
      which: null,
      opener: null,
      tree,
      store,
      files: {
        upload: async (_place, { name, size }) => {
          const file = { id: randomId(), name, size }
          known.current.files[file.id] = { name, size }
          return file
        },
        download: () => undefined,
        downloadForm: (fileId) => void downloadForm(id, fileId),
        pictures,
      },
      references: () => known.current,
      learn: ({ names, files: more }) => {
        Object.assign(known.current.names, names)
        Object.assign(known.current.files, more)
      },
      isReadOnly: () => false,
      isRequired: ({ required }) => required,
      missing: [],
      aside: null,
    }
  }, [tree, store, id, files, pictures])
}
