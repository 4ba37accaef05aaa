import { z } from 'zod'
import { day, deadline, flagParam, id, idParam, instant, uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
// Labels and filters of applications, imported only as descriptions.
import { workFilters } from '../../acceleration-requests/contract/work-filters.ts'
import { rowShown } from '../../acceleration-requests/domain/state-tables.ts'
import { accelerationRequestStates, boardColumns } from '../../acceleration-requests/domain/states.ts'
import { adaptationPlanStateTable } from '../../adaptation-plans/domain/state-tables.ts'
import { planStates } from '../../adaptation-plans/domain/states.ts'
import { taskStateTable } from '../../participations/domain/state-tables.ts'
import { countedTaskStates, decisions } from '../domain/figures.ts'
import { ofPlace, ofProgramme, onChosen, placeErrors } from './place.ts'

/** A project as a sponsor sees it: name and progress, but no people. */
const summaryProject = z.object({
  id: id(),
  project: namedRef.extend({ serialNumber: z.string() }),
  track: namedRef,
  status: z.enum(accelerationRequestStates),
  column: z.enum(boardColumns),
  task: z.string().nullable(),
  tasksAccepted: z.int(),
  tasksTotal: z.int(),
  /** Its adaptation plan with the number of items done. */
  adaptation: z.object({ status: z.enum(planStates), done: z.int(), total: z.int() }).nullable(),
  due: deadline().nullable(),
  createdAt: instant(),
  since: instant(),
})

/** Projects behind a number of the summary, for readers who cannot open the list of projects in work. */
export const listSummaryProjects = list({
  name: 'listSummaryProjects',
  path: '/acceleration-summary/projects',
  summary: 'Projects of a summary',
  permission: 'signed-in',
  headers: onChosen,
  of: ofPlace,
  reads: ['accelerationRequest', 'participation', 'task', 'project', 'adaptationPlan'],
  row: summaryProject,
  sortings: ['CREATE_DATE', 'NAME', 'SINCE', 'DUE'],
  defaultSort: 'DUE',
  filters: workFilters,
  search: true,
  recipients: { kind: 'PROJECTS', of: ({ project }) => project.id },
  table: {
    texts: 'overviews:projects',
    columns: {
      project: 'project',
      track: 'track',
      state: ({ column, status }, t) => t(rowShown({ column, status, participation: null }).key),
      task: 'task',
      progress: ({ tasksAccepted, tasksTotal }) => `${tasksAccepted} / ${tasksTotal}`,
      adaptation: ({ adaptation }, t) =>
        adaptation
          ? `${t(stateKey(adaptationPlanStateTable, adaptation.status))}${adaptation.total > 0 ? `, ${adaptation.done} / ${adaptation.total}` : ''}`
          : null,
      due: ({ due }) => due,
      since: 'since',
      created: 'createdAt',
      number: ({ project }) => project.serialNumber,
    },
  },
  errors: placeErrors,
})

const workTask = z.object({
  id: id(),
  projectTrackId: id(),
  name: z.string(),
  project: namedRef,
  track: namedRef,
  tracker: personRef.nullable(),
  state: z.enum(countedTaskStates),
  /** Since when it is waiting for review, or when it was accepted. */
  since: instant(),
})

/** Tasks that are waiting for review or accepted. A tracker gets only those of their own projects. */
export const listWorkTasks = list({
  name: 'listWorkTasks',
  path: '/tracker-work-status/tasks',
  summary: 'Tasks behind the numbers of overviews',
  permission: 'signed-in',
  headers: onChosen,
  of: ofProgramme,
  reads: ['task', 'participation', 'project', 'programme'],
  row: workTask,
  sortings: ['SINCE'],
  defaultSort: 'SINCE',
  filters: {
    state: z.enum(countedTaskStates, 'NOT_IN_LIST'),
    /** Whether a reviewer has to act: neither blocked nor with an expert. */
    waiting: flagParam(),
    trackId: idParam(),
    streamId: idParam(),
    trackerUid: uid(),
    /** Period in which the task entered its state, as days in the accelerator's time zone. */
    from: day(),
    to: day(),
  },
  search: false,
  recipients: { kind: 'PROJECTS', of: ({ project }) => project.id },
  table: {
    texts: 'overviews:tasks',
    columns: {
      task: 'name',
      project: 'project',
      track: 'track',
      state: ({ state }, t) => t(stateKey(taskStateTable, state)),
      tracker: 'tracker',
      since: 'since',
    },
  },
  errors: placeErrors,
})

const review = z.object({
  id: id(),
  decision: z.enum(decisions),
  reviewer: personRef.nullable(),
  at: instant(),
  /** The task; null if it was deleted since. */
  task: z.object({ id: id(), name: z.string(), projectTrackId: id() }).nullable(),
  project: namedRef.nullable(),
  track: namedRef.nullable(),
})

/** Decisions of reviewers on tasks; a tracker gets only their own. */
export const listReviews = list({
  name: 'listReviews',
  path: '/tracker-work-status/reviews',
  summary: 'Decisions of reviewers',
  permission: 'signed-in',
  headers: z.object({ 'accelerator-id': idParam() }),
  reads: ['task', 'participation', 'project', 'programme'],
  row: review,
  sortings: ['AT'],
  defaultSort: '-AT',
  filters: { decision: listParam(decisions), reviewerUid: uid(), from: day(), to: day() },
  search: false,
  table: {
    texts: 'overviews:reviews',
    columns: {
      task: ({ task }) => task?.name,
      project: 'project',
      track: 'track',
      decision: ({ decision }, t) => t(`decisions.${decision}`),
      reviewer: 'reviewer',
      at: 'at',
    },
  },
  errors: placeErrors,
})
