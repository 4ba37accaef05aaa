import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  CheckCircleIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DeleteIcon,
  EditIcon,
  RocketIcon,
  SendIcon,
  SettingsIcon,
  UndoIcon,
} from '#platform/web/work/components/icons/icons.ts'
import * as calls from '../contract/open-task.endpoints.ts'
import { openTaskStateTable } from '../domain/state-tables.ts'
import type { OpenTask } from './open-task.types.ts'

const EditTexts = lazy(async () => ({ default: (await import('./form/EditTexts.tsx')).EditTexts }))
const EditRules = lazy(async () => ({ default: (await import('./form/EditRules.tsx')).EditRules }))
const ChangeCriteria = lazy(async () => ({
  default: (await import('./form/ChangeCriteria.tsx')).ChangeCriteria,
}))
const OutageForm = lazy(async () => ({ default: (await import('./form/OutageForm.tsx')).OutageForm }))

/** Actions on an open task: its organiser manages it, administrators moderate it. */
export const openTaskActions = actionsOf<OpenTask>(
  'open-tasks:actions',
  {
    submit: {
      icon: SendIcon,
      primary: true,
      confirm: true,
      send: ({ id, version }) => call(calls.submitOpenTask, { body: { id, version } }),
    },
    approve: {
      icon: CheckIcon,
      primary: true,
      confirm: true,
      send: ({ id, version }) => call(calls.approveOpenTask, { body: { id, version } }),
    },
    return: {
      icon: UndoIcon,
      reason: 'required',
      send: ({ id, version }, { reason }) => call(calls.returnOpenTask, { body: { id, version, reason } }),
    },
    judge: {
      icon: CheckCircleIcon,
      primary: true,
      confirm: true,
      send: ({ id, version }) => call(calls.judgeOpenTask, { body: { id, version } }),
    },
    keepChange: {
      icon: CheckIcon,
      primary: true,
      confirm: true,
      send: ({ id, version }) => call(calls.keepOpenTaskChange, { body: { id, version } }),
    },
    revertChange: {
      icon: UndoIcon,
      danger: true,
      reason: 'required',
      send: ({ id, version }, { reason }) =>
        call(calls.revertOpenTaskChange, { body: { id, version, reason } }),
    },
    offerProjects: {
      icon: RocketIcon,
      primary: true,
      confirm: true,
      send: ({ id, version }) => call(calls.offerOpenTaskProjects, { body: { id, version } }),
    },
    edit: { icon: EditIcon, form: ({ id }) => <EditTexts id={id} /> },
    setRules: { icon: SettingsIcon, form: ({ id }) => <EditRules id={id} /> },
    changeCriteria: { icon: SettingsIcon, form: ({ id }) => <ChangeCriteria id={id} /> },
    recordOutage: { icon: ClockIcon, form: ({ id }) => <OutageForm id={id} /> },
    recall: {
      icon: UndoIcon,
      confirm: true,
      send: ({ id, version }) => call(calls.recallOpenTask, { body: { id, version } }),
    },
    cancel: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id, version }, { reason }) => call(calls.cancelOpenTask, { body: { id, version, reason } }),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(calls.deleteOpenTask, { body: { id } }),
    },
  },
  { words: ({ title }) => ({ title }), states: openTaskStateTable },
)
