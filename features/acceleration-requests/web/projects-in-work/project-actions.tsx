import { lazy, Suspense } from 'react'
import { call } from '#platform/web/api/call.ts'
import { cutAtWord } from '#platform/domain/cut-text.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { StartRows } from '#platform/web/work/actions/bulk/bulk-plan.ts'
import { actionsOf, type ActionTools } from '#platform/web/work/actions/actions-of.ts'
import {
  BlockIcon,
  CheckCircleIcon,
  CheckIcon,
  CloseIcon,
  DeleteIcon,
  DocumentIcon,
  EyeIcon,
  EyeOffIcon,
  HistoryIcon,
  MailIcon,
  MoveIcon,
  PersonIcon,
  PlayIcon,
  RedoIcon,
  SendIcon,
  StarIcon,
} from '#platform/web/work/components/icons/icons.ts'
// Importing another feature's contract is allowed: the call belongs to it, the screen to this one.
import { changeAccess } from '../../../participations/contract/participation.endpoints.ts'
import { planDecisions, unstageDecisions } from '../../contract/decision.endpoints.ts'
import {
  changeProjectPublication,
  deleteAccelerationRequest,
} from '../../contract/request-access.endpoints.ts'
import type { Decision } from '../../domain/decision.rules.ts'
import type { BoardColumn } from '../../domain/states.ts'
import { whyNotRequested } from '../../domain/consent.rules.ts'
import { workLink } from '../my-requests/my-requests.queries.ts'
import { trackedOf, trackerForm } from './open-tracker-form.tsx'
import { isToReview, reviewLink } from './review-link.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { AskConsent } from './AskConsent.tsx'
import { OrderReviews } from './OrderReviews.tsx'
import { PublishProject } from './PublishProject.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { requestStateTable } from '../../domain/state-tables.ts'

// The form library is loaded only when a form is opened.
const ShareTrackers = lazy(async () => ({
  default: (await import('./ShareTrackers.tsx')).ShareTrackers,
}))
const DecideRow = lazy(async () => ({
  default: (await import('../decisions/DecideRows.tsx')).DecideRow,
}))
const DecideRows = lazy(async () => ({
  default: (await import('../decisions/DecideRows.tsx')).DecideRows,
}))
const ReleaseForm = lazy(async () => ({
  default: (await import('../decisions/ReleaseForm.tsx')).ReleaseForm,
}))

const TransferForm = lazy(async () => ({
  default: (await import('./TransferForm.tsx')).TransferForm,
}))

const transferForm = (rows: readonly ProjectInWork[], start?: StartRows<ProjectInWork>) => (
  <Suspense fallback={<LoadingBlock />}>
    <TransferForm rows={rows} {...(start ? { start } : {})} />
  </Suspense>
)

/** Withdraws staged decisions in their current versions. */
const unstage = async (rows: readonly ProjectInWork[]): Promise<unknown> => {
  const query = { requestIds: rows.map(({ id }) => id) }
  const { fingerprint } = await call(planDecisions, { query, body: { kind: 'RELEASE' } })
  return call(unstageDecisions, { query, body: { fingerprint } })
}

const idOfWork = ({ participation }: ProjectInWork): number => participation?.id ?? 0

const because = ({ status }: ProjectInWork): string => status

/** Enough of a written reason to remember it. */
const reasonShown = 300

/** A decision that a colleague, or the person, prepared otherwise, with its reasons. */
const preparedOtherwise =
  (decision: Decision) =>
  ({ staged }: ProjectInWork, { t }: ActionTools): string | null => {
    if (!staged || staged.decision === decision) return null
    const prepared = t(`decisions.conflict.${staged.decision}`, { person: staged.by.name })
    const why = [...staged.reasons.map(({ name }) => name), staged.reason].filter(Boolean).join('; ')
    return why === '' ? prepared : t('decisions.conflictWhy', { prepared, why: cutAtWord(why, reasonShown) })
  }

const isUntracked = ({ participation }: ProjectInWork): boolean => participation?.tracker === null

/** Why an application is not transferred, by its state. */
const notTransferred = {
  NEW: 'notTransferable',
  ACCEPT: 'notTransferable',
  REJECT: 'REJECT',
  CANCEL: 'CANCEL',
} as const

/** Actions on a project in work. */
export const projectActions = actionsOf<ProjectInWork, 'review' | 'write' | 'details' | 'report'>(
  'acceleration-requests:inWork.actions',
  {
    accept: {
      icon: CheckIcon,
      primary: true,
      column: 'TO_START' satisfies BoardColumn,
      form: (row) => <DecideRow row={row} decision="ACCEPT" />,
      bulk: {
        because,
        conflict: preparedOtherwise('ACCEPT'),
        form: (rows, start, done) => (
          <DecideRows rows={rows} decision="ACCEPT" start={start} onStaged={done} />
        ),
      },
    },
    reject: {
      icon: CloseIcon,
      danger: true,
      column: 'CLOSED' satisfies BoardColumn,
      form: (row) => <DecideRow row={row} decision="REJECT" />,
      bulk: {
        because,
        conflict: preparedOtherwise('REJECT'),
        form: (rows, start, done) => (
          <DecideRows rows={rows} decision="REJECT" start={start} onStaged={done} />
        ),
      },
    },
    release: {
      icon: CheckCircleIcon,
      form: ({ id }) => <ReleaseForm requestIds={[id]} />,
      bulk: {
        because: () => 'notStaged',
        form: (rows) => <ReleaseForm requestIds={rows.map(({ id }) => id)} />,
      },
    },
    unstage: {
      icon: RedoIcon,
      confirm: true,
      send: (row) => unstage([row]),
      bulk: { because: () => 'notStaged', send: unstage },
    },
    review: {
      icon: CheckIcon,
      primary: true,
      when: isToReview,
      to: reviewLink,
    },
    SET_TRACKER: {
      icon: PersonIcon,
      primary: isUntracked,
      form: (row) => trackerForm(trackedOf(row)),
      bulk: {
        because: ({ participation }) => (participation ? 'mayNotSet' : 'notAccepted'),
        form: (rows, start) => <ShareTrackers rows={rows} start={start} />,
      },
    },
    ORDER_REVIEWS: {
      icon: StarIcon,
      form: (row) => <OrderReviews rows={[row]} />,
      bulk: {
        because: () => 'notInReview',
        form: (rows, _start, done) => <OrderReviews rows={rows} onLeave={done} />,
      },
    },
    details: {
      icon: HistoryIcon,
      primary: true,
      when: ({ participation }) => participation !== null,
      to: (row) => workLink(idOfWork(row)),
    },
    write: {
      icon: SendIcon,
      // The accelerator and the team may write to each other only once the project works on its track.
      when: ({ participation, leader }) => participation !== null && leader !== null,
      form: ({ project }) => <Slot name="message.to-team" project={project} />,
    },
    report: {
      icon: DocumentIcon,
      when: () => true,
      to: ({ project }) => linkTo('/bch/view/user-reports', { projects: String(project.id) }),
    },
    ALLOW_TO_WORK: {
      icon: PlayIcon,
      confirm: true,
      send: (row) =>
        call(changeAccess, { body: { projectTrackId: idOfWork(row), action: 'ALLOW_TO_WORK', reason: '' } }),
    },
    BLOCK: {
      icon: BlockIcon,
      danger: true,
      column: 'BLOCKED' satisfies BoardColumn,
      reason: 'optional',
      send: (row, { reason }) =>
        call(changeAccess, { body: { projectTrackId: idOfWork(row), action: 'BLOCK', reason } }),
    },
    PUBLISH_PROJECT: { icon: EyeIcon, form: (row) => <PublishProject row={row} /> },
    ASK_PUBLICATION_CONSENT: {
      icon: MailIcon,
      form: (row) => <AskConsent rows={[row]} />,
      bulk: {
        because: (row) => whyNotRequested(row, new Date()),
        form: (rows, start) => <AskConsent rows={rows} start={start} />,
      },
    },
    CANCEL_PUBLISH_PROJECT: {
      icon: EyeOffIcon,
      confirm: true,
      send: ({ id }) =>
        call(changeProjectPublication, { body: { requestId: id, action: 'CANCEL_PUBLISH_PROJECT' } }),
    },
    TRANSFER_PROJECT: {
      icon: MoveIcon,
      form: (row) => transferForm([row]),
      bulk: {
        because: ({ status }) => notTransferred[status],
        form: (rows, start) => transferForm(rows, start),
      },
    },
    DELETE_ACCELERATION_REQUEST: {
      icon: DeleteIcon,
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(deleteAccelerationRequest, { body: { requestId: id, reason } }),
    },
  },
  {
    words: ({ project, track, leader }) => ({
      project: project.name,
      track: track.name,
      context: leader ? undefined : 'KEPT',
    }),
    states: requestStateTable,
  },
)
