import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listErasureRequests } from '../../../contract/erasure.endpoints.ts'
import type { ErasureState } from '../../../domain/states.ts'
import { Words } from '#platform/web/work/components/text/Words.tsx'

/** A request to be erased. */
export type ErasureRequest = ResponseOf<typeof listErasureRequests>['items'][number]

const tones: Record<ErasureState, StateTone> = {
  ASKED: 'new',
  APPROVED: 'done',
  REJECTED: 'rejected',
  WITHDRAWN: 'blocked',
}

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
    status: { cell: ({ status }) => <StateChip tone={tones[status]} label={t(`erasureStates.${status}`)} /> },
    created: { cell: (row) => <DateText value={row.createdAt} as="relative" /> },
  }
}
