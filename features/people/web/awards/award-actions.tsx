import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, DownloadIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteAward, downloadAwardFile } from '../../contract/award.endpoints.ts'
import type { Award } from '../profile/profile.types.ts'
import { AwardForm } from './AwardForm.tsx'

/** Actions on an award. */
export const awardActions = actionsOf<Award, 'download'>(
  'people:awards',
  {
    edit: { icon: EditIcon, form: (award) => <AwardForm award={award} /> },
    download: {
      icon: DownloadIcon,
      when: ({ file }) => file !== null,
      run: ({ id }) => download(downloadAwardFile, { query: { awardId: id } }).then(saveFile, notifyError),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteAward, { body: { awardId: id } }),
    },
  },
  { words: ({ title, file }) => ({ title, name: file?.name }) },
)
