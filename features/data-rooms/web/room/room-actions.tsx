import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { BlockIcon, CheckIcon, CloseIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import * as calls from '../../contract/data-request.endpoints.ts'
import { dataRequestStateTable } from '../../domain/state-tables.ts'
import type { Room } from '../data-request.types.ts'
import { ChooseRoom } from './ChooseRoom.tsx'

const on = ({ id, version }: Room) => ({ dataRequestId: id, version })

/** Actions of the team on the page of a room: choose, grant, refuse, revoke. */
export const roomActions = actionsOf<Room>(
  'data-rooms:room.actions',
  {
    choose: {
      icon: EditIcon,
      primary: ({ actions }) => !actions.includes('grant'),
      form: (room) => <ChooseRoom room={room} />,
    },
    grant: {
      icon: CheckIcon,
      primary: true,
      confirm: true,
      send: (room) => call(calls.openRoom, { body: on(room) }),
    },
    refuse: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: (room, { reason }) => call(calls.refuseDataRequest, { body: { ...on(room), reason } }),
    },
    revoke: {
      icon: BlockIcon,
      primary: true,
      danger: true,
      confirm: true,
      send: (room) => call(calls.revokeRoom, { body: on(room) }),
    },
  },
  {
    words: ({ project, requester }) => ({ project: project.name, person: requester.name }),
    states: dataRequestStateTable,
  },
)
