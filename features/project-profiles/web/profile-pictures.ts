import { download } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import type { FieldPictures } from '../../fields/web/inputs/field-support.ts'
import { downloadProfilePicture, uploadProfilePicture } from '../contract/picture.endpoints.ts'
import { inQuery, type Which } from './filling/filling-backend.ts'

/** Pictures of a profile's texts, through the portal's calls. */
export const profilePictures = (which: Which): FieldPictures => ({
  load: async (place, pictureId) => {
    const query = { ...which, ...inQuery(place), pictureId }
    return (await download(downloadProfilePicture, { query }, { deniedHere: true })).blob
  },
  upload: (place, file, options) =>
    upload(uploadProfilePicture, { query: { ...which, ...inQuery(place) } }, file, {
      ...options,
      quiet: true,
    }),
})
