import { sql } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Context } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { placeName } from '../../fields/domain/place-names.rules.ts'
import type { taskComment } from '../contract/task.schemas.ts'
import { remarkMachine, type RemarkFacts } from '../domain/remark.machine.ts'
import type { RemarkState } from '../domain/states.ts'
import type { AskedProfile } from './asked/asked-profile.ts'

type Comment = z.output<typeof taskComment>
type Remark = NonNullable<Comment['remark']>
type Row = Omit<Comment, 'remark'> &
  Pick<Remark, 'mendedAt' | 'mendedBy' | 'resolvedAt' | 'resolvedBy'> & {
    code: string
    item: string | null
    field: string
    status: RemarkState | null
  }

/** Comments of a task, oldest first, with the actions of the context's actor. */
export const readComments = async (
  ctx: Context,
  taskId: number,
  facts: RemarkFacts,
  profile: AskedProfile | undefined,
): Promise<Comment[]> => {
  const { rows } = await sql<Row>`
    select c.id, c.kind, c.body, ${personRefJson('u')} as author, c.created_at as "createdAt", c.reply_to as "replyTo",
      c.element_code as code, c.item_id as item, c.field_code as field, c.remark_status as status,
      c.mended_at as "mendedAt", ${personRefJson('m')} as "mendedBy",
      c.resolved_at as "resolvedAt", ${personRefJson('r')} as "resolvedBy"
    from task_comment c join person u on u.uid = c.author_uid
      left join person m on m.uid = c.mended_by left join person r on r.uid = c.resolved_by
    where c.task_id = ${taskId} order by c.id`.execute(ctx.db)
  return rows.map(
    ({ code, item, field, status, mendedAt, mendedBy, resolvedAt, resolvedBy, ...comment }) => ({
      ...comment,
      remark: status && {
        place: { code, item, field },
        name: (profile && placeName(profile.tree, profile.values, { code, item, field })) ?? null,
        status,
        mendedAt,
        mendedBy,
        resolvedAt,
        resolvedBy,
        actions: possibleActions(remarkMachine, status, ctx.actor, facts),
      },
    }),
  )
}
