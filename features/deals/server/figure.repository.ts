import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { instantJson } from '#platform/server/sql.ts'
import type { figures } from '../contract/deal.schemas.ts'

/** The answer to `a`; null if not answered. */
export const answerJson: Sql = sql`case when a.answered_at is null then null else json_build_object('company', a.company,
  'amount', a.revenue::text, 'currency', a.currency, 'people', a.people, 'comment', a.comment,
  'answeredAt', ${instantJson(sql`a.answered_at`)}) end`

/** The stored hash of a link. A plain hash is enough, because 256 random bits cannot be guessed. */
export const hashOfLink = (link: string): string => createHash('sha256').update(link).digest('base64url')

/** A half-yearly form for the person who answers it. */
export type FigureAsk = {
  id: number
  project: { id: number; name: string }
  periodEnd: string
  until: string
  /** Whether its last day has not passed. */
  isOpen: boolean
  said: z.output<typeof figures> | null
  memberUids: string[]
}

const columns: Sql = sql`a.id, json_build_object('id', p.id, 'name', p.name) as project,
  to_char(a.period_end, 'YYYY-MM-DD') as "periodEnd", to_char(a.until_day, 'YYYY-MM-DD') as until,
  a.until_day >= current_date as "isOpen", ${answerJson} as said,
  array(select m.person_uid from project_member m where m.project_id = a.project_id) as "memberUids"`

/** The form of a link, while its recipient is in the team; unknown and expired links give the same response. */
export const findAskByLink = async (db: Db, link: string): Promise<FigureAsk | undefined> => {
  const { rows } = await sql<FigureAsk>`
    select ${columns} from figure_ask a join project p on p.id = a.project_id
    where a.link_hash = ${hashOfLink(link)} and a.until_day >= current_date and exists (
      select from project_member m join person u on u.uid = m.person_uid and u.status = 'A' and u.erased_at is null
      where m.project_id = a.project_id and m.person_uid = a.asked_uid)`.execute(db)
  return rows[0]
}

/** Loads the form by its id. */
export const findAsk = async (db: Db, id: number): Promise<FigureAsk | undefined> => {
  const { rows } = await sql<FigureAsk>`
    select ${columns} from figure_ask a join project p on p.id = a.project_id where a.id = ${id}`.execute(db)
  return rows[0]
}
