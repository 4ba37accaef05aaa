import { lazy } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  CloseIcon,
  DownloadIcon,
  EyeIcon,
  RocketIcon,
  UndoIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { getOpenTaskCertificate } from '../contract/certificate.endpoints.ts'
import {
  declineOpenTaskProject,
  makeOpenTaskProject,
  withdrawOpenTaskEntry,
} from '../contract/entry.endpoints.ts'
import type { EnteredTask, ListedEntry } from './open-task.types.ts'

const ReadEntry = lazy(async () => ({ default: (await import('./page/ReadEntry.tsx')).ReadEntry }))

type Receipt = ResponseOf<typeof withdrawOpenTaskEntry>['receipt']

/** Actions on an entry: read it, its certificate, create a project if it won, withdraw one's own. */
export const entryActions = actionsOf<
  Pick<ListedEntry, 'id' | 'title' | 'actions'>,
  'read',
  { task: EnteredTask; tell?: (receipt: Receipt) => void }
>(
  'open-tasks:entryActions',
  {
    read: { icon: EyeIcon, when: true, form: ({ id }, { task }) => <ReadEntry id={id} task={task} /> },
    makeProject: {
      icon: RocketIcon,
      primary: true,
      confirm: true,
      send: ({ id }) => call(makeOpenTaskProject, { body: { id } }),
    },
    declineProject: {
      icon: CloseIcon,
      confirm: true,
      send: ({ id }) => call(declineOpenTaskProject, { body: { id } }),
    },
    withdraw: {
      icon: UndoIcon,
      danger: true,
      confirm: true,
      quiet: true,
      send: async ({ id }, { tell }) => tell?.((await call(withdrawOpenTaskEntry, { body: { id } })).receipt),
    },
    certificate: {
      icon: DownloadIcon,
      run: ({ id }) =>
        void withProgress('document', () =>
          download(getOpenTaskCertificate, { query: { entryId: String(id) } }),
        ).then(saveFile, notifyError),
    },
  },
  { words: ({ title }) => ({ title }) },
)
