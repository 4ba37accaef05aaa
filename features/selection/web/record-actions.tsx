import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckCircleIcon, DocumentIcon, TableIcon } from '#platform/web/work/components/icons/icons.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import {
  applySelection,
  downloadSelectionRecord,
  type listSelectionRecords,
} from '../contract/record.endpoints.ts'
import { recordStateTable } from '../domain/state-tables.ts'

type Row = Pick<
  ResponseOf<typeof listSelectionRecords>['items'][number],
  'id' | 'status' | 'trackpointName' | 'participants' | 'passed' | 'actions'
>

const take =
  (format: 'docx' | 'xlsx') =>
  async ({ id }: Row): Promise<void> =>
    saveFile(
      await withProgress('document', () =>
        download(downloadSelectionRecord, { body: { recordId: id, format } }),
      ),
    )

/** Actions on a selection record. */
export const recordActions = actionsOf<Row, 'docx' | 'xlsx'>(
  'selection:record',
  {
    finishRun: null,
    finishApply: null,
    apply: {
      icon: CheckCircleIcon,
      primary: true,
      reason: 'optional',
      // No success notice, because the record shows its progress.
      quiet: true,
      send: ({ id }, { reason }) => call(applySelection, { body: { recordId: id, message: reason } }),
    },
    docx: { icon: DocumentIcon, when: true, run: take('docx') },
    xlsx: { icon: TableIcon, when: true, run: take('xlsx') },
  },
  {
    words: ({ trackpointName, participants, passed }) => ({
      name: trackpointName,
      passed,
      failed: participants - passed,
    }),
    states: recordStateTable,
  },
)
