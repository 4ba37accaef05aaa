import type { FieldFiles } from '../../../fields/web/inputs/field-support.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import {
  downloadProfileFile,
  downloadProfileForm,
  uploadProfileFile,
} from '../../contract/profile.endpoints.ts'
import { profilePictures } from '../profile-pictures.ts'
import { inQuery, type Which } from './filling-backend.ts'

/** Files of a profile, through the portal's calls. */
export const fillingFiles = (which: Which): FieldFiles => ({
  upload: (place, file, onProgress) =>
    upload(uploadProfileFile, { query: { ...which, ...inQuery(place) } }, file, { onProgress, quiet: true }),
  download: (fileId) => {
    download(downloadProfileFile, { query: { ...which, fileId } }).then(saveFile, notifyError)
  },
  downloadForm: (fileId) => {
    download(downloadProfileForm, { query: { ...which, fileId } }).then(saveFile, notifyError)
  },
  pictures: profilePictures(which),
})
