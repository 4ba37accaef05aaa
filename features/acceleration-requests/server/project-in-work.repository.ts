import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Db } from '#platform/server/context.ts'
import { participationActions } from '#features/participations'
import type { projectInWork } from '../contract/project-in-work.schemas.ts'
import type { AccessState, TaskState } from '../../participations/domain/states.ts'
import { accelerationRequestMachine } from '../domain/acceleration-request.machine.ts'
import { projectInWorkColumns, projectInWorkJoins, projectInWorkPeople } from './project-in-work.sql.ts'

/** A row as the contract shows it. */
export type ProjectInWork = z.output<typeof projectInWork>

type Row = Omit<ProjectInWork, 'participation' | 'actions'> & {
  acceleratorId: number
  participationId: number | null
  accessStatus: AccessState
  tracker: ProjectInWork['leader'] | null
  tasksTotal: number
  tasksAccepted: number
  startedAt: string
  taskId: number | null
  taskName: string
  taskState: TaskState
  taskSince: string
  taskDueOn: string | null
  trackerUid: string | null
  leaderUid: string
  memberUids: string[]
  acceleratorApproved: boolean
}

const shown = (row: Row, actor: Actor): ProjectInWork => {
  const { participationId, accessStatus, tracker, tasksTotal, tasksAccepted, startedAt } = row
  return {
    id: row.id,
    status: row.status,
    column: row.column,
    project: row.project,
    leader: row.leader,
    programme: row.programme,
    track: row.track,
    createdAt: row.createdAt,
    message: row.message,
    reason: row.reason,
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
                    state: row.taskState,
                    since: row.taskSince,
                    dueOn: row.taskDueOn,
                  },
          },
    actions: [
      ...possibleActions(accelerationRequestMachine, row.status, actor, row).filter(
        (action) => action !== 'revoke',
      ),
      ...(participationId === null ? [] : participationActions(actor, accessStatus, row)),
    ],
  }
}

/**
 * Rows of "projects in work" that satisfy the condition over `r`, in the given order, with the actor's actions. The
 * page is taken before anything is joined.
 */
export const readProjectsInWork = async (
  db: Db,
  actor: Actor,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`order by r.id`,
  page: RawBuilder<unknown> = sql`limit 1`,
): Promise<ProjectInWork[]> => {
  const { rows } = await sql<Row>`
    select ${projectInWorkColumns}
    from (select r.* from acceleration_request r where ${where} ${order} ${page}) r
      ${projectInWorkJoins} ${projectInWorkPeople} ${order}`.execute(db)
  return rows.map((row) => shown(row, actor))
}
