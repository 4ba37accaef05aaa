import { randomId } from '#platform/web/random-id.ts'
import type { FieldPictures } from '../../../fields/web/inputs/field-support.ts'

/** Pictures of a preview: in memory for its lifetime, never stored. */
export const previewPictures = (): FieldPictures => {
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
