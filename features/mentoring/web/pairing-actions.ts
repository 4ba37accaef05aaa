import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckCircleIcon, CloseIcon, UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  answerProjectMentor,
  endProjectMentor,
  withdrawProjectMentor,
} from '../contract/pairing.endpoints.ts'
import { pairingStateTable } from '../domain/state-tables.ts'
import type { Pairing } from './mentoring.types.ts'

/** What may be done with a mentor of a project: the mentor answers, whoever asked withdraws, each side ends it. */
export const pairingActions = actionsOf<Pairing>(
  'mentoring:pairing',
  {
    agree: {
      icon: CheckCircleIcon,
      primary: true,
      send: ({ id }) => call(answerProjectMentor, { body: { id, agrees: true } }),
    },
    decline: {
      icon: CloseIcon,
      reason: 'required',
      send: ({ id }, { reason }) => call(answerProjectMentor, { body: { id, agrees: false, reason } }),
    },
    withdraw: {
      icon: UndoIcon,
      confirm: true,
      send: ({ id }) => call(withdrawProjectMentor, { body: { id } }),
    },
    end: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(endProjectMentor, { body: { id, reason } }),
    },
  },
  {
    words: ({ project, mentor }) => ({ project: project.name, mentor: mentor.name }),
    states: pairingStateTable,
  },
)
