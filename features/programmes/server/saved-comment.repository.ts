import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { savedComment } from '../contract/saved-comment.schemas.ts'
import { savedComments, type SavedCommentFacts } from '../domain/saved-comment.policy.ts'

/** A saved comment in the contract. */
export type SavedComment = z.output<typeof savedComment>

/** A saved comment with the facts of its policy. */
export type SavedCommentSubject = SavedCommentFacts & { id: number; title: string }

/** A saved comment by its id. */
export const findSavedComment = (db: Db, id: number): Promise<SavedCommentSubject | undefined> =>
  db
    .selectFrom('saved_comment')
    .select(['id', 'title', 'accelerator_id as acceleratorId'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Facts of a comment to be created for an accelerator. */
export const findCommentKeeper = (db: Db, acceleratorId: number): Promise<SavedCommentFacts | undefined> =>
  db
    .selectFrom('accelerator')
    .select('id as acceleratorId')
    .where('id', '=', acceleratorId)
    .executeTakeFirst()

type Row = Omit<SavedComment, 'actions'> & SavedCommentFacts

/** Saved comments `c` with the actor's actions. */
export const savedCommentRows: RowSource<Row, SavedComment> = {
  from: sql`saved_comment c`,
  key: sql`c.id`,
  columns: () => sql`
    c.id, c.version, c.title, c.body, c.accelerator_id as "acceleratorId", ${personRefJson('u')} as "updatedBy",
    c.updated_at as "updatedAt", case when k.id is not null then json_build_object('id', k.id, 'name', k.name,
      'track', json_build_object('id', t.id, 'name', t.name)) end as trackpoint`,
  joins: sql`join person u on u.uid = c.updated_by left join trackpoint k on k.id = c.trackpoint_id
    left join track t on t.id = k.track_id`,
  row: ({ acceleratorId, ...row }, { actor }) => ({
    ...row,
    actions: savedComments.edit.allows(actor, { acceleratorId }) ? ['edit', 'delete'] : [],
  }),
}
