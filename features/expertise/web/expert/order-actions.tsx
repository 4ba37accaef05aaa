import { lazy, Suspense } from 'react'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf, type SendAction } from '#platform/web/work/actions/actions-of.ts'
import {
  BlockIcon,
  CheckIcon,
  ChevronRightIcon,
  CloseIcon,
  HistoryIcon,
  OpenIcon,
  PlayIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import * as calls from '../../contract/expert-job-order.endpoints.ts'
import { conflictReasonLength } from '../../domain/limits.ts'
import { expertJobStateTable } from '../../domain/state-tables.ts'
import { termsVersion } from '../../domain/terms.ts'
import type { ExpertOrder } from '../job.types.ts'
import { TakeTerms } from './TakeTerms.tsx'

// Few look at it, and it knows every type of field.
const ReviewHistory = lazy(async () => ({
  default: (await import('../changes/ReviewHistory.tsx')).ReviewHistory,
}))

const texts = 'expertise:order.actions'
const listPath = '/bch/view/expert-job-order'

/** What the page of a job brings to its actions; the list brings nothing. */
export type OrderPage = {
  /** The version that the person sees, with what they typed. */
  version?: () => number
  /** Saves what was typed; says so when that cannot be. */
  save?: () => Promise<boolean>
  /** Checks the job and completes it, or shows what it lacks. */
  submit?: () => Promise<void>
  /** The job lacks something: whoever tried is shown what. */
  onIncomplete?: () => void
  /** The job that waits after this one. */
  next?: ScreenHref | null
}

/** Where a job is read and worked on. */
export const orderLink = (expertJobId: number) => linkTo(`${listPath}/details`, { expertJobId })

const onJob = ({ id, version }: ExpertOrder, page: OrderPage) => ({
  jobId: id,
  version: page.version?.() ?? version,
})

type Sent = SendAction<ExpertOrder, OrderPage>

const take: Sent = {
  icon: PlayIcon,
  primary: true,
  confirm: true,
  about: (order) => <TakeTerms order={order} />,
  send: async (order, tools) => {
    await call(calls.takeExpertJob, { body: { ...onJob(order, tools), termsVersion } })
    tools.go(orderLink(order.id))
  },
}

// What is given up is not to be read any more: one goes back to the list.
const reject: Sent = {
  icon: CloseIcon,
  reason: 'required',
  send: async (order, tools) => {
    await call(calls.rejectExpertJob, { body: { ...onJob(order, tools), reason: tools.reason } })
    tools.go(listPath)
  },
}

const declareConflict: Sent = {
  icon: BlockIcon,
  danger: true,
  reason: 'optional',
  reasonMax: conflictReasonLength,
  send: async ({ id }, tools) => {
    await call(calls.declareExpertConflict, { body: { jobId: id, reason: tools.reason } })
    tools.go(listPath)
  },
}

const options = {
  words: ({ serialNumber, subject, accelerator }: ExpertOrder) => ({
    number: serialNumber,
    project: subject?.project ?? '',
    // Of one that is over its number alone is known.
    context: subject ? undefined : 'over',
    task: subject?.task ?? '',
    accelerator: accelerator.name,
  }),
  states: expertJobStateTable,
}

/** What may be done with a job in the list; it is written and completed on its page. */
export const orderRowActions = actionsOf<ExpertOrder, 'open', OrderPage>(
  texts,
  {
    open: {
      icon: OpenIcon,
      when: ({ actions }) => actions.includes('write'),
      to: ({ id }) => orderLink(id),
    },
    take,
    write: null,
    complete: null,
    reject,
    declareConflict,
  },
  options,
)

/** What may be done with a job on its page. */
export const orderPageActions = actionsOf<ExpertOrder, 'submit' | 'history' | 'next', OrderPage>(
  texts,
  {
    take,
    write: null,
    // One may always try to complete: what is missing is said at its place then.
    submit: {
      icon: CheckIcon,
      primary: true,
      when: ({ actions }) => actions.includes('complete'),
      run: (_order, { submit }) => submit?.(),
    },
    complete: {
      confirm: true,
      before: async (_order, { save }) => (save ? save() : true),
      send: (order, tools) => call(calls.completeExpertJob, { body: onJob(order, tools) }),
    },
    // What one wrote before the job is theirs no more is not theirs to read either.
    history: {
      icon: HistoryIcon,
      when: ({ subject, takenAt }) => takenAt !== null && subject !== null,
      form: ({ id }) => (
        <Suspense fallback={<LoadingBlock lines={6} />}>
          <ReviewHistory jobId={id} />
        </Suspense>
      ),
    },
    next: {
      icon: ChevronRightIcon,
      primary: ({ completedAt }) => completedAt !== null,
      when: (_order, { next }) => Boolean(next),
      to: (_order, { next }) => next ?? listPath,
    },
    reject,
    declareConflict,
  },
  {
    ...options,
    showRefusal: (_order, error, { onIncomplete }) => {
      const lacks = (
        ['EXPERTISE_COMMENT_REQUIRED', 'EXPERTISE_FILE_REQUIRED', 'EXPERTISE_ANSWERS_REQUIRED'] as const
      ).some((code) => hasCode(error, code))
      if (lacks) onIncomplete?.()
      // The list has no place to show it.
      return lacks && onIncomplete !== undefined
    },
  },
)
