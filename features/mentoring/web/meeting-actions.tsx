import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  CalendarIcon,
  CheckCircleIcon,
  CloseIcon,
  EditIcon,
  EyeOffIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { cancelMeeting, markMeeting } from '../contract/meeting.endpoints.ts'
import { meetingStateTable } from '../domain/state-tables.ts'
import type { MentorMeeting } from './mentoring.types.ts'

const MoveForm = lazy(async () => ({ default: (await import('./form/MoveForm.tsx')).MoveForm }))
const NoteForm = lazy(async () => ({ default: (await import('./form/NoteForm.tsx')).NoteForm }))

/** Actions on a meeting: both sides change it, the mentor records the result. */
export const meetingActions = actionsOf<MentorMeeting>(
  'mentoring:meeting',
  {
    hold: {
      icon: CheckCircleIcon,
      primary: true,
      send: ({ id }) => call(markMeeting, { body: { id, held: true } }),
    },
    note: { icon: EditIcon, form: (meeting) => <NoteForm meeting={meeting} /> },
    move: { icon: CalendarIcon, form: (meeting) => <MoveForm meeting={meeting} /> },
    miss: { icon: EyeOffIcon, send: ({ id }) => call(markMeeting, { body: { id, held: false } }) },
    cancel: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(cancelMeeting, { body: { id, reason } }),
    },
  },
  {
    words: ({ project, mentor }) => ({ project: project.name, mentor: mentor.name }),
    states: meetingStateTable,
  },
)
