import { download, saveFile } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import {
  downloadProfileFile,
  downloadProfileForm,
  uploadProfileFile,
} from '../../../project-profiles/contract/profile.endpoints.ts'
import type { ProfileFiles } from '../renderer/profile-source.ts'
import { inQuery, type Which } from './filling-backend.ts'

/** Files of a profile of the portal. */
export const fillingFiles = (which: Which): ProfileFiles => ({
  upload: (place, file, onProgress) =>
    upload(uploadProfileFile, { query: { ...which, ...inQuery(place) } }, file, { onProgress }),
  download: (fileId) => {
    download(downloadProfileFile, { query: { ...which, fileId } }).then(saveFile, notifyError)
  },
  downloadForm: (fileId) => {
    download(downloadProfileForm, { query: { ...which, fileId } }).then(saveFile, notifyError)
  },
})
