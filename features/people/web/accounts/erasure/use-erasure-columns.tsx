import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listErasureRequests } from '../../../contract/erasure.endpoints.ts'
import { Words } from '#platform/web/work/components/text/Words.tsx'
import { erasureStateTable } from '../../../domain/state-tables.ts'

/** A request to be erased. */
export type ErasureRequest = ResponseOf<typeof listErasureRequests>['items'][number]

/** The columns of the list of requests to be erased. */
export const useErasureColumns = (): Columns<typeof listErasureRequests> => {
  const t = useTexts('people')
  const obstacles = (row: ErasureRequest): string =>
    row.obstacles.map(({ code, name }) => t(`obstacles.${code}`, { name })).join('; ')
  return {
    person: { width: '22%', cell: (row) => <PersonAvatar person={row.person} /> },
    comment: {
      cell: ({ comment, reason }) => (
        <Words text={comment} answer={reason && t('erasure.refused', { reason })} />
      ),
    },
    obstacles: { width: '28%', cell: obstacles },
    status: { cell: ({ status }) => <StateOf table={erasureStateTable} state={status} /> },
    created: { cell: (row) => <DateText value={row.createdAt} as="relative" /> },
  }
}
