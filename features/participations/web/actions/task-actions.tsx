import { lazy } from 'react'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { actionsOf, type ActionTools } from '#platform/web/work/actions/actions-of.ts'
import {
  CheckIcon,
  CloseIcon,
  DeleteIcon,
  EyeIcon,
  EyeOffIcon,
  PlayIcon,
  SendIcon,
} from '#platform/web/work/components/icons/icons.ts'
import * as calls from '../../contract/task.endpoints.ts'
import { SavedComments } from '../comments/SavedComments.tsx'
import type { Task } from '../work.types.ts'
import { OpenPoints } from './OpenPoints.tsx'
import { OpenedFields } from './OpenedFields.tsx'
import { RemarksToFix } from './RemarksToFix.tsx'
import { taskStateTable } from '../../domain/state-tables.ts'

// The form library is loaded only when a form is opened.
const ReturnForm = lazy(async () => ({ default: (await import('./ReturnForm.tsx')).ReturnForm }))

/** What the task's page provides to its actions. */
export type TaskPage = {
  /** Saves what was typed; false, with a notice, if that fails. */
  save: () => Promise<boolean>
  /** The version that the user sees, including their typing. */
  version: () => number
  /** Shows the response, whose version the next action uses. */
  put: (task: Task) => void
  /** Checks the task and submits it, or shows what is missing. */
  submit: () => Promise<void>
  /** The next task to review. */
  next: ScreenHref | null
  /** Called if the task is incomplete, to show what is missing. */
  onIncomplete: () => void
}

type Tools = ActionTools<TaskPage>

const before = (_task: Task, { save }: Tools): Promise<boolean> => save()

const bodyOf = ({ id }: Task, { version }: Tools) => ({ taskId: id, version: version() })

/** Sends the hidden fields that the user has confirmed to disclose. */
const opening = (task: Task, tools: Tools) => ({
  body: { ...bodyOf(task, tools), opens: task.opens.map(({ code }) => code) },
})
const opens = ({ opens: fields }: Task): boolean => fields.length > 0

/** What submitting discloses, and the review comments that are still open. */
const beforeSubmission = (task: Task) => (
  <>
    {opens(task) ? <OpenedFields opens={task.opens} /> : null}
    {task.remarks.open > 0 ? <RemarksToFix taskId={task.id} /> : null}
  </>
)

const openedFields = (task: Task) => (opens(task) ? <OpenedFields opens={task.opens} /> : null)

/** Variant of the question before submitting with open review comments: unchanged since the return, or changed. */
const withOpenRemarks = ({ untouched, remarks }: Task) =>
  remarks.open > 0 && { context: untouched ? 'untouched' : 'remarks', count: remarks.open }

const accept = async (task: Task, tools: Tools): Promise<void> =>
  tools.put(await call(calls.acceptTask, { body: bodyOf(task, tools) }))

const openPoints = ({ id }: Task) => <OpenPoints taskId={id} />

const savedComments = ({ id }: Task) => <SavedComments taskId={id} name="reason" />

/** Claims the review, taking over from the reviewer that the page shows, if any. */
const claim = async (task: Task, tools: Tools): Promise<void> =>
  tools.put(await call(calls.claimTask, { body: { taskId: task.id, insteadOf: task.claim?.by.uid ?? null } }))

const setPlan = (published: boolean) => (task: Task) =>
  call(calls.setBusinessPlanPublished, { body: { taskId: task.id, published } })

/** Actions on a task, each on the version that the user sees and after saving what they typed. */
export const taskActions = actionsOf<Task, 'submit' | 'acceptNext' | 'returnNext', TaskPage>(
  'participations:actions',
  {
    start: {
      icon: PlayIcon,
      primary: true,
      before,
      confirm: opens,
      about: openedFields,
      send: async (task, tools) => tools.put(await call(calls.startTask, opening(task, tools))),
    },
    // Always offered to the performer: missing fields are reported and marked on submission.
    submit: {
      icon: SendIcon,
      primary: true,
      when: ({ editable, actions }) => editable || actions.includes('complete'),
      run: (_task, { submit }) => submit(),
    },
    complete: {
      before,
      confirm: (task) => opens(task) || task.remarks.open > 0,
      about: beforeSubmission,
      send: async (task, tools) => {
        const { body } = opening(task, tools)
        tools.put(await call(calls.completeTask, { body: { ...body, openRemarks: task.remarks.open } }))
      },
    },
    accept: { icon: CheckIcon, primary: true, before, confirm: true, about: openPoints, send: accept },
    claim: { send: claim },
    // Both are shown with the notice of the reviewer.
    release: {
      send: async (task, tools) => tools.put(await call(calls.releaseTask, { body: { taskId: task.id } })),
    },
    takeOver: { confirm: true, send: claim },
    acceptNext: {
      when: (_task, { next }) => next !== null,
      before,
      confirm: true,
      about: openPoints,
      send: async (task, tools) => {
        await accept(task, tools)
        tools.go(tools.next!)
      },
    },
    return: { form: (task, { version, put }) => <ReturnForm task={task} version={version} put={put} /> },
    returnNext: {
      when: ({ actions }, { next }) => next !== null && actions.includes('return'),
      form: (task, { version, put, go, next }) => (
        <ReturnForm task={task} version={version} put={put} goOn={next === null ? undefined : { go, next }} />
      ),
    },
    withdraw: {
      before,
      confirm: true,
      send: async (task, tools) => tools.put(await call(calls.withdrawTask, { body: bodyOf(task, tools) })),
    },
    publishPlan: { icon: EyeIcon, send: setPlan(true), undo: setPlan(false) },
    unpublishPlan: { icon: EyeOffIcon, send: setPlan(false), undo: setPlan(true) },
    discard: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      reasonMax: 4000,
      reasonAid: savedComments,
      send: async (task, tools) =>
        tools.put(await call(calls.discardTask, { body: { ...bodyOf(task, tools), comment: tools.reason } })),
    },
    deleteProgress: {
      icon: DeleteIcon,
      danger: true,
      before,
      confirm: true,
      send: async (task, tools) =>
        tools.put(await call(calls.deleteTaskProgress, { body: bodyOf(task, tools) })),
    },
    autoSelectPass: null,
    autoSelectFail: null,
    applyPass: null,
    applyFail: null,
  },
  {
    words: (task) => ({
      task: task.name,
      project: task.project.name,
      reviewer: task.claim?.by.name,
      ...withOpenRemarks(task),
    }),
    states: taskStateTable,
    // Missing fields are listed on the page, with links.
    showRefusal: (_task, error, { onIncomplete }) => {
      if (!hasCode(error, 'ANSWER_REQUIRED')) return false
      onIncomplete()
      return true
    },
  },
)
