import type { z } from 'zod'
import { participationActions } from '#features/participations'
import { mayAskConsent } from '#features/showcases'
import { isPerson, type Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { written } from '#platform/server/sql.ts'
import { stateShownTo } from '../../participations/domain/editing.rules.ts'
import type { Performer, TaskState } from '../../participations/domain/states.ts'
import { waitsToldTo, type Waiting } from '../../participations/domain/waits-for.rules.ts'
import type { AccessState, PublicationState } from '../../projects/domain/states.ts'
import type { projectInWork } from '../contract/project-in-work.schemas.ts'
import { accelerationRequestMachine, accelerationRequests } from '../domain/acceleration-request.machine.ts'
import { accessActionsOf, mayOrderReviews } from '../domain/access.rules.ts'
import { projectInWorkJoins, selectProjectInWork } from './project-in-work.sql.ts'
import { workRows } from './work.row-set.ts'

/** A row in the contract's format. */
export type ProjectInWork = z.output<typeof projectInWork>

type Row = Omit<
  ProjectInWork,
  'project' | 'programme' | 'track' | 'participation' | 'consent' | 'actions' | 'waits'
> & {
  /** `due`: consent may be requested, because there was no recent request or refusal. */
  consent: ProjectInWork['consent'] & { due: boolean }
  acceleratorId: number
  projectId: number
  projectName: string
  serialNumber: string
  summary: string
  industries: ProjectInWork['project']['industries']
  logoUrl: string | null
  programmeId: number
  programmeName: string
  trackId: number
  trackName: string
  participationId: number | null
  accessStatus: AccessState
  tracker: ProjectInWork['leader']
  tasksTotal: number
  tasksAccepted: number
  startedAt: string
  taskId: number | null
  taskName: string
  taskState: TaskState
  taskPerformer: Performer
  waiting: Waiting | null
  taskSince: string
  taskDue: NonNullable<NonNullable<ProjectInWork['participation']>['currentTask']>['due']
  trackerUid: string | null
  leaderUid: string | null
  memberUids: string[]
  started: boolean
  publicationStatus: PublicationState
  acceleratorApproved: boolean
  acceleratorFinished: boolean
}

/** Whether consent to publication may be requested now: the project is at work, and no request or refusal is recent. */
const mayAsk = (row: Row, actor: Actor): boolean =>
  row.status === 'ACCEPT' &&
  row.participationId !== null &&
  row.accessStatus === 'ALLOWED_TO_WORK' &&
  !row.consent.given &&
  row.consent.due &&
  mayAskConsent(actor, row)

const shown = (row: Row, actor: Actor): ProjectInWork => {
  const { participationId, accessStatus, tracker, tasksTotal, tasksAccepted, startedAt } = row
  const { given, askedAt, refusedAt } = row.consent
  const inTeam = row.memberUids.some((uid) => isPerson(actor, uid))
  // Deciders in the project's team see it only together with the team.
  const staged = accelerationRequests.decide.allows(actor, row) ? row.staged : null
  return {
    id: row.id,
    status: row.status,
    column: row.column,
    project: {
      id: row.projectId,
      name: row.projectName,
      serialNumber: row.serialNumber,
      summary: row.summary,
      industries: row.industries,
      logoUrl: row.logoUrl,
    },
    leader: row.leader,
    programme: { id: row.programmeId, name: row.programmeName },
    track: { id: row.trackId, name: row.trackName },
    createdAt: row.createdAt,
    since: row.since,
    message: row.message,
    reasons: row.reasons,
    hasAnswers: row.hasAnswers,
    reason: row.reason,
    advice: row.advice,
    staged,
    consent: { given, askedAt, refusedAt },
    waits: waitsToldTo(row.waiting, inTeam ? 'team' : 'others'),
    participation:
      participationId === null
        ? null
        : {
            id: participationId,
            accessStatus,
            tracker,
            tasksTotal,
            tasksAccepted,
            startedAt,
            currentTask:
              row.taskId === null
                ? null
                : {
                    id: row.taskId,
                    name: row.taskName,
                    state: stateShownTo(actor, row.taskState, row),
                    performer: row.taskPerformer,
                    atExpert: row.taskState === 'DONE_CODE' && row.waiting?.atExpert === true && !inTeam,
                    since: row.taskSince,
                    due: row.taskDue,
                  },
          },
    actions: [
      ...possibleActions(accelerationRequestMachine, row.status, actor, row).filter(
        (action) => action !== 'revoke',
      ),
      ...(staged ? (['release', 'unstage'] as const) : []),
      ...(participationId === null ? [] : participationActions(actor, accessStatus, row)).filter(
        (action) => action !== 'TRANSFER_PROJECT',
      ),
      ...(mayOrderReviews(actor, row, {
        accessStatus: participationId === null ? null : accessStatus,
        taskState: row.taskId === null ? null : row.taskState,
      })
        ? (['ORDER_REVIEWS'] as const)
        : []),
      ...(mayAsk(row, actor) ? (['ASK_PUBLICATION_CONSENT'] as const) : []),
      ...accessActionsOf(actor, row, {
        ...row,
        accessStatus: participationId === null ? null : accessStatus,
      }),
    ],
  }
}

const columns = { ru: written(selectProjectInWork<Row>('ru')), en: written(selectProjectInWork<Row>('en')) }

/** Rows of "projects in work": applications `r` with the actor's possible actions. */
export const projectsInWork: RowSource<Row, ProjectInWork> = {
  from: workRows.from,
  key: workRows.key,
  columns: ({ locale }) => columns[locale],
  joins: written(projectInWorkJoins),
  row: (row, { actor }) => shown(row, actor),
}
