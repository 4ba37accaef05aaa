import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { editMarketingFile } from '../contract/marketing.endpoints.ts'
import { marketingFiles, type MarketingFacts } from '../domain/marketing-file.policy.ts'

/** A marketing file in the contract. */
export type MarketingFile = z.output<typeof editMarketingFile.response>

/** A marketing file with the facts of its policy. */
export type MarketingSubject = MarketingFacts & { id: number; fileId: string; name: string }

/** Mime group of file `f` (`mimeGroupOf`). */
export const fileGroup = sql`case when f.mime like 'image/%' then 'IMAGE' when f.mime like 'video/%' then 'VIDEO'
  else 'OCTET_STREAM' end`

const open = sql`m.access = 'EVERYONE' and a.approval = 'COORDINATED'`

/** Loads the marketing file `m` that satisfies the condition. */
export const findMarketingFile = async (
  db: Db,
  where: RawBuilder<unknown>,
): Promise<MarketingSubject | undefined> => {
  const { rows } = await sql<MarketingSubject>`
    select m.id, m.name, m.file_id as "fileId", m.accelerator_id as "acceleratorId", ${open} as open
    from marketing_file m join accelerator a on a.id = m.accelerator_id where ${where}`.execute(db)
  return rows[0]
}

/** Facts of a file to be added to an accelerator, and whether the portal approved it. */
export const findMarketingShelf = async (
  db: Db,
  acceleratorId: number,
): Promise<(MarketingFacts & { approved: boolean }) | undefined> => {
  const row = await db
    .selectFrom('accelerator')
    .select('approval')
    .where('id', '=', acceleratorId)
    .executeTakeFirst()
  return row && { acceleratorId, open: false, approved: row.approval === 'COORDINATED' }
}

type Row = Omit<MarketingFile, 'actions'> & { acceleratorId: number }

/** Marketing files `m` with the actor's actions. */
export const marketingFileRows: RowSource<Row, MarketingFile> = {
  from: sql`marketing_file m join file f on f.id = m.file_id`,
  key: sql`m.id`,
  columns: () => sql`
    m.id, m.name, m.description, m.access, ${open} as open, m.accelerator_id as "acceleratorId",
    json_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'group', ${fileGroup}, 'size', f.size) as file,
    ${personRefJson('p')} as "createdBy", m.created_at as "createdAt"`,
  joins: sql`join accelerator a on a.id = m.accelerator_id join person p on p.uid = m.created_by`,
  row: ({ acceleratorId, ...row }, { actor }) => ({
    ...row,
    actions: marketingFiles.manage.allows(actor, { acceleratorId, open: row.open }) ? ['edit', 'delete'] : [],
  }),
}
