import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  BellIcon,
  BlockIcon,
  CheckIcon,
  CloseIcon,
  EyeIcon,
  EyeOffIcon,
  KeyIcon,
  RedoIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { declareConflictOfExpert } from '../../contract/conflict.endpoints.ts'
import { openWorkToExpert } from '../../contract/own-order.endpoints.ts'
import {
  acceptExpertJobResult,
  correctExpertJob,
  remindExperts,
  setExpertJobVisible,
  withdrawExpertJob,
} from '../../contract/expert-job.endpoints.ts'
import { isOpen } from '../../domain/expert-job.rules.ts'
import { conflictReasonLength } from '../../domain/limits.ts'
import { expertJobStateTable } from '../../domain/state-tables.ts'
import type { ClientJob } from '../job.types.ts'

const onJob = ({ id, version }: ClientJob) => ({ jobId: id, version })

const remind = (jobIds: number[]) => call(remindExperts, { body: { jobIds } })

/** Why the expert of a job cannot be reminded. */
const noReminder = ({ status, completedAt, remindedAt }: ClientJob): string =>
  completedAt ? 'done' : !isOpen(status) ? 'closed' : remindedAt ? 'reminded' : 'notYours'

const show = (visible: boolean) => (job: ClientJob) =>
  call(setExpertJobVisible, { body: { jobId: job.id, visible } })

/** Actions of the client on a job. */
export const clientJobActions = actionsOf<ClientJob>(
  'expertise:jobs.actions',
  {
    acceptResult: {
      icon: CheckIcon,
      primary: true,
      confirm: true,
      send: (job) => call(acceptExpertJobResult, { body: onJob(job) }),
    },
    correct: {
      icon: RedoIcon,
      reason: 'required',
      reasonMax: 4000,
      send: (job, { reason }) => call(correctExpertJob, { body: { ...onJob(job), correction: reason } }),
    },
    openWork: {
      icon: KeyIcon,
      primary: true,
      confirm: true,
      send: ({ id }) => call(openWorkToExpert, { body: { jobId: id } }),
    },
    showToTeam: { icon: EyeIcon, confirm: true, send: show(true) },
    hideFromTeam: { icon: EyeOffIcon, confirm: true, send: show(false) },
    remind: {
      icon: BellIcon,
      confirm: true,
      send: ({ id }) => remind([id]),
      bulk: { because: noReminder, send: (jobs) => remind(jobs.map(({ id }) => id)) },
    },
    declareConflict: {
      icon: BlockIcon,
      danger: true,
      reason: 'required',
      reasonMax: conflictReasonLength,
      send: ({ project, expert }, { reason }) =>
        call(declareConflictOfExpert, { body: { projectId: project.id, expertUid: expert.uid, reason } }),
    },
    withdraw: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id, status }, { reason }) =>
        call(withdrawExpertJob, {
          body: { jobId: id, status: status === 'NEW' ? 'NEW' : 'PROCESS', reason },
        }),
    },
  },
  {
    words: ({ serialNumber, expert, project, task, completedAt }) => ({
      number: serialNumber,
      expert: expert.name,
      project: project.name,
      task: task.name,
      context: completedAt === null ? 'open' : undefined,
    }),
    states: expertJobStateTable,
  },
)
