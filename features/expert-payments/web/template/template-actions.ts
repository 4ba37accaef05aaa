import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DownloadIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { downloadActTemplate, resetActTemplate, type getActTemplates } from '../../contract/act.endpoints.ts'

/** The template of a language. */
export type Template = ResponseOf<typeof getActTemplates>['templates'][number]

/** Actions on a template of acts; `choose` opens the file picker for a replacement. */
export const templateActions = actionsOf<Template, 'download', { choose: () => void }>(
  'expert-payments:template',
  {
    download: {
      icon: DownloadIcon,
      when: true,
      run: async ({ language }) =>
        saveFile(
          await withProgress('document', () => download(downloadActTemplate, { query: { language } })),
        ),
    },
    upload: { icon: UploadIcon, run: (_template, { choose }) => choose() },
    reset: {
      danger: true,
      confirm: true,
      send: ({ language }) => call(resetActTemplate, { body: { language } }),
    },
  },
  { words: ({ language }, { t }) => ({ name: t(`template.languages.${language}`) }) },
)
