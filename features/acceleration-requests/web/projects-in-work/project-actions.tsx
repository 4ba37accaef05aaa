import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  BlockIcon,
  CheckIcon,
  CloseIcon,
  HistoryIcon,
  PersonIcon,
  PlayIcon,
} from '#platform/web/work/components/icons/icons.ts'
// A contract is a description: the call belongs to another feature, the screen to this one.
import { changeAccess } from '../../../participations/contract/participation.endpoints.ts'
import {
  acceptAccelerationRequest,
  rejectAccelerationRequest,
} from '../../contract/acceleration-request.endpoints.ts'
import type { BoardColumn } from '../../domain/states.ts'
import { workLink } from '../my-requests/my-requests.queries.ts'
import type { ProjectInWork } from './in-work.queries.ts'

// Forms come with their library only when somebody opens one.
const TrackerForm = lazy(async () => ({ default: (await import('./TrackerForm.tsx')).TrackerForm }))

const idOfWork = ({ participation }: ProjectInWork): number => participation?.id ?? 0

const because = ({ status }: ProjectInWork): string => status

/** What may be done with a project in work; whoever has it open beside the list has read what is asked elsewhere. */
export const projectActions = actionsOf<ProjectInWork, 'details', { isOpen?: boolean }>(
  'acceleration-requests:inWork.actions',
  {
    accept: {
      icon: CheckIcon,
      primary: true,
      column: 'TO_START' satisfies BoardColumn,
      confirm: (_row, { isOpen }) => !isOpen,
      send: ({ id }) => call(acceptAccelerationRequest, { query: { requestId: id } }),
      bulk: { because },
    },
    reject: {
      icon: CloseIcon,
      danger: true,
      column: 'CLOSED' satisfies BoardColumn,
      reason: 'required',
      send: ({ id }, { reason }) =>
        call(rejectAccelerationRequest, { query: { requestId: id }, body: { reason } }),
      bulk: { because },
    },
    details: {
      icon: HistoryIcon,
      primary: true,
      when: ({ participation }) => participation !== null,
      to: (row) => workLink(idOfWork(row)),
    },
    ALLOW_TO_WORK: {
      icon: PlayIcon,
      confirm: true,
      send: (row) =>
        call(changeAccess, { body: { projectTrackId: idOfWork(row), action: 'ALLOW_TO_WORK', reason: '' } }),
    },
    SET_TRACKER: { icon: PersonIcon, form: (row) => <TrackerForm row={row} /> },
    BLOCK: {
      icon: BlockIcon,
      danger: true,
      column: 'BLOCKED' satisfies BoardColumn,
      reason: 'optional',
      send: (row, { reason }) =>
        call(changeAccess, { body: { projectTrackId: idOfWork(row), action: 'BLOCK', reason } }),
    },
  },
  {
    words: ({ project, track }) => ({ project: project.name, track: track.name }),
    states: 'inWork.chips',
  },
)
