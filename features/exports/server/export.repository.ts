import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import type { ExportRequest, listExport } from '../contract/export.schemas.ts'
import type { ExportFacts } from '../domain/export.policy.ts'
import type { FindList } from './known-lists.ts'
import { nameOf } from './list-words.ts'

/** Name of the job that exports a list. */
export const exportJob = 'export-list'

/** An export with the facts of its policy and the data that its job needs. */
export type ExportSubject = ExportFacts & {
  id: number
  request: ExportRequest
  acceleratorId: number | null
  locale: 'ru' | 'en'
  fileId: string | null
  finished: boolean
  /** Subscription that it belongs to. If the person may no longer read the list, their subscription ends. */
  subscriptionId: number | null
  /** The owner of the subscription, and the accelerator that they chose. */
  ownerUid: string | null
  ownerAcceleratorId: number | null
}

export const findExport = async (db: Db, id: number): Promise<ExportSubject | undefined> => {
  const { rows } = await sql<ExportSubject>`
    select x.id, x.person_uid as "personUid", x.asked as request, x.accelerator_id as "acceleratorId", x.locale, x.file_id as "fileId",
      x.finished_at is not null as finished, x.subscription_id as "subscriptionId", s.owner_uid as "ownerUid",
      s.accelerator_id as "ownerAcceleratorId"
    from list_export x left join list_subscription s on s.id = x.subscription_id where x.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** The programme that a list is filtered by. */
export const programmeOf = (search: string): number | null => {
  const named = new URLSearchParams(search).get('programmeId') ?? ''
  return /^\d{1,15}$/.test(named) ? Number(named) : null
}

/** The accelerator that a list is of: that of its programme, which a sponsor reads, otherwise the chosen one. */
export const acceleratorOf = async (
  db: Db,
  { search, acceleratorId }: { search: string; acceleratorId: number | null },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select accelerator_id as id from programme where id = ${programmeOf(search)}`.execute(db)
  return rows[0]?.id ?? acceleratorId
}

type ListExport = z.output<typeof listExport>
type Raw = Omit<ListExport, 'name' | 'actions'> & { list: string }

/** Row source of exports; `x` is the export. */
export const exportRows = (find: FindList): RowSource<Raw, ListExport> => ({
  from: sql`list_export x`,
  key: sql`x.id`,
  columns: ({ db }) => sql`
    x.id, x.list, x.format, x.written, f.size, x.failure, x.created_at as "createdAt",
    case when x.failure is not null then 'FAILED' when x.file_id is null then 'RUNNING' else 'READY' end as state,
    x.created_at + make_interval(days => ${variablesOf(db).fileDays}) as "keptUntil"`,
  joins: sql`left join file f on f.id = x.file_id`,
  row: ({ list, ...row }, { locale }) => {
    const known = find(list)
    return {
      ...row,
      name: known ? nameOf(known, locale) : list,
      actions: row.state === 'READY' ? ['download', 'delete'] : ['delete'],
    }
  },
})
