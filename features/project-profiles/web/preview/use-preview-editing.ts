import type { References } from '../../../fields/contract/value.schemas.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { downloadProfileTemplateFile } from '../../../profile-templates/contract/template.endpoints.ts'
import { type ElementTree, elementsOf, type TableElement } from '../../../fields/domain/tree.ts'
import { emptyProfile, type ProfileValues } from '../../../fields/domain/values.ts'
import { createProfileStore, type FillingStore } from '../filling/create-profile-store.ts'
import { randomId } from '#platform/web/random-id.ts'
import type { ProfileEditing } from '../renderer/profile-source.ts'
import type { FieldPictures } from '../../../fields/web/inputs/field-support.ts'
import type { LoadedItem, LoadedValues } from '../filling/store-types.ts'

const withFixedRows = ({ fixedRows }: TableElement, items: readonly LoadedItem[]): LoadedItem[] => {
  return [
    ...fixedRows.map(
      ({ key }) => items.find(({ rowKey }) => rowKey === key) ?? { id: randomId(), rowKey: key, values: {} },
    ),
    ...items.filter(({ rowKey }) => rowKey === null),
  ]
}

/** Values entered in the preview, applied to a changed tree: codes keep their values, tables get their fixed rows. */
const previewValues = (tree: ElementTree, tried: ProfileValues): LoadedValues => ({
  plain: tried.plain,
  items: Object.fromEntries(
    elementsOf(tree).flatMap((element): [string, LoadedItem[]][] => {
      const items = tried.items[element.code] ?? []
      if (element.kind === 'TABLE') return [[element.code, withFixedRows(element, items)]]
      return element.kind === 'GROUP' ? [[element.code, items]] : []
    }),
  ),
})

/** Pictures of a preview: in memory for its lifetime, never stored. */
const previewPictures = (): FieldPictures => {
  const chosen = new Map<string, File>()
  return {
    upload: async (_place, file) => {
      const { width, height } = await createImageBitmap(file)
      const id = randomId()
      chosen.set(id, file)
      return { id, width, height }
    },
    load: async (_place, id) => {
      const file = chosen.get(id)
      if (!file) throw new Error('no such picture')
      return file
    },
  }
}

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
