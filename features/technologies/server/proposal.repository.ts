import { sql } from 'kysely'
import type { z } from 'zod'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { findRow, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { proposeTechnology } from '../contract/proposal.endpoints.ts'
import { proposalMachine, type ProposalFacts } from '../domain/proposal.machine.ts'
import type { ProposalState } from '../domain/proposals.ts'

type Row = z.output<typeof proposeTechnology.response>

/**
 * Row source of proposals `o` with the reader's actions; authors see the resulting technology after its publication.
 */
export const proposalRows: RowSource<Omit<Row, 'actions'>, Row> = {
  from: sql`technology_proposal o`,
  key: sql`o.id`,
  joins: sql`left join person u on u.uid = o.person_uid left join technology t on t.id = o.technology_id`,
  columns: ({ actor }) => sql`o.id, o.version, o.name, o.purpose, o.source, o.status, o.reason,
    case when u.uid is not null then ${personRefJson('u')} end as person,
    case when ${isPortalAdministrator(actor)} or t.status <> 'DRAFT' then t.id end as "technologyId",
    case when ${isPortalAdministrator(actor)} or t.status <> 'DRAFT' then t.code end as "technologyCode",
    o.created_at as "createdAt"`,
  row: (row, { actor }) => ({
    ...row,
    actions: possibleActions(proposalMachine, row.status, actor, { personUid: row.person?.uid ?? null }),
  }),
}

/** Reloads a proposal. */
export const readProposal = async (ctx: Context, id: number): Promise<Row> =>
  proposalRows.row(stillThere(await findRow(ctx, proposalRows, sql`o.id = ${id}`)), ctx)

/** A proposal with the facts of its policy and machine. */
export type ProposalSubject = ProposalFacts & {
  id: number
  status: ProposalState
  version: number
  name: string
  purpose: string
  source: string
}

export const findProposal = async (db: Db, id: number): Promise<ProposalSubject | undefined> => {
  const { rows } = await sql<ProposalSubject>`
    select id, person_uid as "personUid", status, version, name, purpose, source
    from technology_proposal where id = ${id}`.execute(db)
  return rows[0]
}

/** Loads a proposal under its lock. */
export const lockProposal = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<ProposalSubject> | undefined> =>
  lockSubject(db, proposalMachine, id, () => findProposal(db, id), { versioned: true })
