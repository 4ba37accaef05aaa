import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { Decision } from '../domain/decision.rules.ts'
import { notOwnProject, waitingFor } from './project-in-work.scope.ts'
import { ofProgramme, workConditions } from './work-conditions.ts'

type OfAccelerator = { acceleratorId: number }

/** The conditions of the filters of "projects in work", over applications `r`. */
export const inWorkConditions = {
  ...workConditions(({ acceleratorId }: OfAccelerator) => acceleratorId),
  programmeId: ofProgramme,
  waiting: (asked: boolean, ctx: SignedIn, { acceleratorId }: OfAccelerator): Sql =>
    asked ? waitingFor(ctx, acceleratorId) : sql`true`,
  // Revised tasks are in the column of those in work; the column is indexed.
  revision: (asked: boolean): Sql =>
    asked
      ? sql`r.board_column = 'IN_WORK' and exists (
          select from project_track q join project_trackpoint w on w.project_track_id = q.id
          where q.request_id = r.id and w.state = 'START')`
      : sql`true`,
  // Few are staged: they are found first, by their own index.
  staged: (decisions: readonly Decision[], ctx: SignedIn, { acceleratorId }: OfAccelerator): Sql =>
    sql`r.id = any(array(select s.request_id from staged_decision s where s.accelerator_id = ${acceleratorId}
        and s.decision = any(${[...decisions]}))) and ${notOwnProject(ctx, acceleratorId)}`,
}
