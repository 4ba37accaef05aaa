import { lazy, Suspense } from 'react'
import { call } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  BellIcon,
  BlockIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  EyeIcon,
  EyeOffIcon,
  KeyIcon,
  MoveIcon,
  RedoIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { declareConflictOfExpert } from '../../contract/conflict.endpoints.ts'
import { openWorkToExpert } from '../../contract/own-order.endpoints.ts'
import {
  acceptExpertJobResult,
  correctExpertJob,
  decideExpertTerms,
  extendExpertJobTerm,
  remindExperts,
  setExpertJobVisible,
  withdrawExpertJob,
} from '../../contract/expert-job.endpoints.ts'
import { isOpen } from '../../domain/expert-job.rules.ts'
import { conflictReasonLength } from '../../domain/states.ts'
import { expertJobStateTable } from '../../domain/state-tables.ts'
import type { ClientJob } from '../job.types.ts'
import { seenOpen } from '../../domain/expert-job.rules.ts'

// Forms load when they are opened.
const TermForm = lazy(async () => ({ default: (await import('../terms/TermForm.tsx')).TermForm }))
const ReplaceForm = lazy(async () => ({ default: (await import('../replace/ReplaceForm.tsx')).ReplaceForm }))

/** The requests as the person sees them; the server refuses an answer to one that has changed since. */
const requestedTerms = (jobs: readonly ClientJob[]) =>
  jobs.flatMap(({ id, askedTerm }) => (askedTerm ? [{ jobId: id, day: askedTerm.day }] : []))

const grant = (jobs: readonly ClientJob[]) =>
  call(decideExpertTerms, { body: { terms: requestedTerms(jobs), grant: true } })

/** Why a later due date of a job cannot be granted. */
const noTerm = ({ askedTerm, status }: ClientJob): string =>
  !isOpen(status) ? 'closed' : askedTerm ? 'notYours' : 'notAsked'

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
    grantTerm: {
      icon: CheckIcon,
      primary: true,
      send: (job) => grant([job]),
      bulk: { because: noTerm, send: grant },
    },
    refuseTerm: {
      icon: CloseIcon,
      reason: 'required',
      send: (job, { reason }) =>
        call(decideExpertTerms, { body: { terms: requestedTerms([job]), grant: false, reason } }),
    },
    extendTerm: {
      icon: ClockIcon,
      form: ({ id, due, askedTerm }) => (
        <Suspense fallback={<LoadingBlock lines={4} />}>
          <TermForm
            jobId={id}
            kind="extend"
            due={due}
            proposed={askedTerm?.day ?? null}
            send={({ dueOn }) => call(extendExpertJobTerm, { body: { jobId: id, dueOn } })}
          />
        </Suspense>
      ),
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
    replace: {
      icon: MoveIcon,
      form: (job) => (
        <Suspense fallback={<LoadingBlock lines={8} />}>
          <ReplaceForm job={job} />
        </Suspense>
      ),
    },
    withdraw: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: (job, { reason }) =>
        call(withdrawExpertJob, {
          body: { jobId: job.id, status: seenOpen(job), reason },
        }),
    },
  },
  {
    words: ({ serialNumber, expert, project, task, completedAt, askedTerm }) => ({
      day: askedTerm ? formatDate(askedTerm.day) : '',
      number: serialNumber,
      expert: expert.name,
      project: project.name,
      task: task.name,
      context: completedAt === null ? 'open' : undefined,
    }),
    states: expertJobStateTable,
  },
)
