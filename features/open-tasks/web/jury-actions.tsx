import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { BlockIcon, EyeIcon, StarIcon, UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import { declareOpenTaskConflict, withdrawOpenTaskConflict } from '../contract/entry.endpoints.ts'
import type { JuryEntry, OpenTaskPage } from './open-task.types.ts'

const ReadEntry = lazy(async () => ({ default: (await import('./page/ReadEntry.tsx')).ReadEntry }))
const ScoreForm = lazy(async () => ({ default: (await import('./page/ScoreForm.tsx')).ScoreForm }))

/** Actions of a juror on an entry. */
export const juryActions = actionsOf<JuryEntry, 'read', { task: OpenTaskPage }>(
  'open-tasks:juryActions',
  {
    score: {
      icon: StarIcon,
      primary: true,
      form: (entry, { task }) => <ScoreForm entry={entry} task={task} />,
    },
    read: { icon: EyeIcon, when: true, form: ({ id }, { task }) => <ReadEntry id={id} task={task} /> },
    declareConflict: {
      icon: BlockIcon,
      reason: 'required',
      send: ({ id }, { reason }) => call(declareOpenTaskConflict, { body: { id, reason } }),
    },
    withdrawConflict: {
      icon: UndoIcon,
      confirm: true,
      send: ({ id }) => call(withdrawOpenTaskConflict, { body: { id } }),
    },
  },
  { words: ({ title }) => ({ title }) },
)
