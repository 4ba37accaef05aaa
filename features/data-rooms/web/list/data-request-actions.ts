import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  BlockIcon,
  CloseIcon,
  CommentIcon,
  SendIcon,
  UndoIcon,
} from '#platform/web/work/components/icons/icons.ts'
import * as calls from '../../contract/data-request.endpoints.ts'
import { dataRequestStateTable } from '../../domain/state-tables.ts'
import type { DataRequest } from '../data-request.types.ts'

const on = ({ id, version }: Pick<DataRequest, 'id' | 'version'>) => ({ dataRequestId: id, version })

/** Actions on a request in the list: forward, decline, refuse, revoke, withdraw. */
export const dataRequestActions = actionsOf<DataRequest>(
  'data-rooms:list.actions',
  {
    answer: {
      icon: CommentIcon,
      primary: true,
      to: ({ id }) => linkTo('/bch/view/data-requests/room', { request: id }),
    },
    pass: {
      icon: SendIcon,
      primary: true,
      confirm: true,
      send: (row) => call(calls.passDataRequest, { body: on(row) }),
    },
    decline: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: (row, { reason }) => call(calls.declineDataRequest, { body: { ...on(row), reason } }),
    },
    refuse: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: (row, { reason }) => call(calls.refuseDataRequest, { body: { ...on(row), reason } }),
    },
    revoke: {
      icon: BlockIcon,
      danger: true,
      confirm: true,
      send: (row) => call(calls.revokeRoom, { body: on(row) }),
    },
    withdraw: {
      icon: UndoIcon,
      confirm: true,
      send: (row) => call(calls.withdrawDataRequest, { body: on(row) }),
    },
  },
  {
    words: ({ project, requester }) => ({ project: project.name, person: requester.name }),
    states: dataRequestStateTable,
  },
)
