import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { Words } from '#platform/web/work/components/text/Words.tsx'
import type { listTrackTransfers } from '../contract/track-transfer.endpoints.ts'
import { trackTransferStateTable } from '../domain/state-tables.ts'

/** Columns of the list of requests. */
export const useTransferColumns = (): Columns<typeof listTrackTransfers> => {
  const t = useTexts('track-transfers')
  return {
    track: { sort: 'NAME', width: '24%', cell: ({ trackName }) => trackName },
    partner: { width: '20%', cell: ({ partner }) => partner.name },
    message: {
      width: '28%',
      cell: ({ message, reason }) => (
        <Words text={message} answer={reason && t('list.refusedFor', { reason })} />
      ),
    },
    status: {
      cell: ({ status }) => <StateOf table={trackTransferStateTable} state={status} />,
    },
    created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="time" /> },
    decided: {
      optional: true,
      cell: ({ decidedAt }) => (decidedAt ? <DateText value={decidedAt} as="time" /> : '—'),
    },
  }
}
