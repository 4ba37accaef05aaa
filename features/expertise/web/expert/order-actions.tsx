import { lazy, Suspense } from 'react'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf, type Action, type SendAction } from '#platform/web/work/actions/actions-of.ts'
import {
  BlockIcon,
  CheckIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  HistoryIcon,
  OpenIcon,
  PlayIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import * as calls from '../../contract/expert-job-order.endpoints.ts'
import { conflictReasonLength } from '../../domain/states.ts'
import { expertJobStateTable } from '../../domain/state-tables.ts'
import { termsVersion } from '../../domain/terms.ts'
import type { ExpertOrder } from '../job.types.ts'
import { TakeTerms } from './TakeTerms.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'

/** Warns before completion that questions of the expert have no answer yet. */
const OpenQuestions = ({ count }: { count: number }) => {
  const t = useTexts('expertise')
  return <Notice title={t('order.openQuestions', { count })}>{t('order.openQuestionsText')}</Notice>
}

// Loaded on demand: rarely opened, and it imports every field type.
const ReviewHistory = lazy(async () => ({
  default: (await import('../changes/ReviewHistory.tsx')).ReviewHistory,
}))

const TermForm = lazy(async () => ({ default: (await import('../terms/TermForm.tsx')).TermForm }))

const texts = 'expertise:order.actions'
const listPath = '/bch/view/expert-job-order'

/** What a job's page passes to its actions; the list passes none of it. */
export type OrderPage = {
  /** The version that the person sees, including their own saves. */
  version?: () => number
  /** Saves what was typed; resolves to false if it cannot be saved. */
  save?: () => Promise<boolean>
  /** Checks the job and completes it, or shows what is missing. */
  submit?: () => Promise<void>
  /** Called when the job is incomplete, to show what is missing. */
  onIncomplete?: () => void
  /** The next waiting job. */
  next?: ScreenHref | null
}

/** The page where a job is read and worked on. */
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

const askTerm: Action<ExpertOrder, OrderPage> = {
  icon: ClockIcon,
  form: ({ id, due, askedTerm }) => (
    <Suspense fallback={<LoadingBlock lines={4} />}>
      <TermForm
        jobId={id}
        kind="ask"
        due={due}
        proposed={askedTerm?.day ?? null}
        send={(values) => call(calls.askExpertJobTerm, { body: { jobId: id, ...values } })}
      />
    </Suspense>
  ),
}

// A declined job cannot be read: returns to the list.
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
    // Only the number of a closed job is known.
    context: subject ? undefined : 'over',
    task: subject?.task ?? '',
    accelerator: accelerator.name,
  }),
  states: expertJobStateTable,
}

/** Actions on a job in the list; writing and completing is on its page. */
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
    askTerm,
    reject,
    declareConflict,
  },
  options,
)

/** Actions on a job on its page. */
export const orderPageActions = actionsOf<ExpertOrder, 'submit' | 'history' | 'next', OrderPage>(
  texts,
  {
    take,
    write: null,
    // Always enabled: missing parts are then reported at their fields.
    submit: {
      icon: CheckIcon,
      primary: true,
      when: ({ actions }) => actions.includes('complete'),
      run: (_order, { submit }) => submit?.(),
    },
    complete: {
      confirm: true,
      before: async (_order, { save }) => (save ? save() : true),
      about: ({ openQuestions }) => (openQuestions > 0 ? <OpenQuestions count={openQuestions} /> : null),
      send: (order, tools) => call(calls.completeExpertJob, { body: onJob(order, tools) }),
    },
    askTerm,
    // The expert's own history is not readable once the job is no longer theirs.
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
      // The list cannot show what is missing.
      return lacks && onIncomplete !== undefined
    },
  },
)
