import { lazy } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  AddIcon,
  CalendarIcon,
  CheckCircleIcon,
  CloseIcon,
  EditIcon,
  EyeOffIcon,
  OpenIcon,
  StarIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { cancelMeeting, markMeeting } from '../contract/meeting.endpoints.ts'
import { meetingStateTable } from '../domain/state-tables.ts'
import type { MentorMeeting } from './mentoring.types.ts'

const MoveForm = lazy(async () => ({ default: (await import('./form/MoveForm.tsx')).MoveForm }))
const NoteForm = lazy(async () => ({ default: (await import('./form/NoteForm.tsx')).NoteForm }))
const TaskForm = lazy(async () => ({ default: (await import('./form/TaskForm.tsx')).TaskForm }))
const ThankForm = lazy(async () => ({ default: (await import('./form/ThankForm.tsx')).ThankForm }))

/** What may be done with a meeting: both sides change it and agree on tasks, the mentor says how it went, the team thanks. */
export const meetingActions = actionsOf<MentorMeeting, 'open'>(
  'mentoring:meeting',
  {
    hold: {
      icon: CheckCircleIcon,
      primary: true,
      send: ({ id }) => call(markMeeting, { body: { id, held: true } }),
    },
    thank: { icon: StarIcon, primary: true, form: (meeting) => <ThankForm meeting={meeting} /> },
    note: { icon: EditIcon, form: (meeting) => <NoteForm meeting={meeting} /> },
    agree: { icon: AddIcon, form: (meeting) => <TaskForm meeting={meeting} /> },
    move: { icon: CalendarIcon, form: (meeting) => <MoveForm meeting={meeting} /> },
    miss: { icon: EyeOffIcon, send: ({ id }) => call(markMeeting, { body: { id, held: false } }) },
    open: {
      icon: OpenIcon,
      when: true,
      to: ({ id }) => linkTo('/bch/view/mentoring/meeting', { meetingId: id }),
    },
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
