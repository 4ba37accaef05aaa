import { lazy } from 'react'
import { apiRoot } from '#platform/web/api/address.ts'
import { call } from '#platform/web/api/call.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, DownloadIcon, EditIcon, LinkIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteMarketingFile, downloadMarketingFile } from '../../contract/marketing.endpoints.ts'
import type { MarketingFile } from '../accelerator.types.ts'
import { fetchMarketingFile } from './fetch-marketing-file.ts'

const FileForm = lazy(async () => ({ default: (await import('./FileForm.tsx')).FileForm }))

const addressOf = ({ file }: MarketingFile): string =>
  `${location.origin}${apiRoot}${downloadMarketingFile.path}?fileId=${file.id}`

/** Actions on a marketing file. */
export const fileActions = actionsOf<MarketingFile, 'download' | 'copy'>(
  'accelerators:marketing.actions',
  {
    download: { icon: DownloadIcon, when: true, run: fetchMarketingFile },
    copy: {
      icon: LinkIcon,
      when: ({ open }) => open,
      whyNot: (_file, { t }) => t('marketing.notOpen'),
      run: async (file, { t }) => {
        await navigator.clipboard.writeText(addressOf(file))
        notify({ code: 200, text: t('marketing.copied') })
      },
    },
    edit: { icon: EditIcon, form: (file) => <FileForm file={file} /> },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteMarketingFile, { body: { id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
