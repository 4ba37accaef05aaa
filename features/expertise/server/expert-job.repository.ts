import { sql } from 'kysely'
import type { z } from 'zod'
import { isPerson, isTeam } from '#platform/domain/actor.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { todayIn } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { expertJob, expertJobOrder } from '../contract/expert-job.schemas.ts'
import { expertJobMachine } from '../domain/expert-job.machine.ts'
import { expertJobs, type ExpertJobFacts } from '../domain/expert-job.policy.ts'
import { clientActionsOf, expertActionsOf, isOverdue } from '../domain/expert-job.rules.ts'
import type { VeiledNames } from '../domain/veil.rules.ts'
import {
  clientColumns,
  commonColumns,
  expertColumns,
  expertJobFacts,
  expertJobJoins,
  expertJobTable,
  workOfJob,
  type CommonRow,
} from './expert-job.sql.ts'
import { hidesProject, withoutNames } from './veil.ts'

/** A job in the accelerator's contract. */
export type ClientJob = z.output<typeof expertJob>

/** A job in the expert's contract. */
export type ExpertOrder = z.output<typeof expertJobOrder>

type ClientRow = CommonRow & Omit<ClientJob, keyof CommonRow | 'feeShown' | 'own' | 'overdue' | 'actions'>
type ExpertRow = CommonRow &
  Pick<ExpertOrder, 'accelerator' | 'requester' | 'namesHidden' | 'openQuestions'> & {
    subject: NonNullable<ExpertOrder['subject']>
    toHide: VeiledNames | null
  }

/** Jobs `j` for the accelerator, the tracker and the client. */
export const clientJobs: RowSource<ClientRow, ClientJob> = {
  from: sql`expert_job j`,
  key: sql`j.id`,
  columns: ({ locale }) => sql`${commonColumns(locale)}, ${clientColumns}`,
  joins: sql`${workOfJob} ${expertJobJoins}`,
  row: ({ facts, ...row }, { actor }) => {
    const own = isPerson(actor, facts.requesterUid)
    // Fees paid by an investor or mentor are visible to them and the expert only.
    const feeShown = own || (facts.requesterUid === null && isTeam(actor, facts.acceleratorId))
    return {
      ...row,
      own,
      feeShown,
      fee: feeShown ? row.fee : null,
      overdue: isOverdue(row, Date.now()),
      actions: clientActionsOf(actor, facts),
    }
  },
}

/** Jobs `j` for their expert, without the subject if the job is no longer theirs. */
export const expertOrders: RowSource<ExpertRow, ExpertOrder> = {
  from: sql`expert_job j`,
  key: sql`j.id`,
  columns: ({ locale }) => sql`${commonColumns(locale)}, ${expertColumns}`,
  joins: sql`${workOfJob} ${expertJobJoins}`,
  row: ({ facts, subject, toHide, ...row }, { actor }) => ({
    ...row,
    // The reason of a withdrawal may contain the project's names.
    reason: withoutNames(toHide, row.reason),
    subject: expertJobs.perform.allows(actor, facts) ? subject : null,
    overdue: isOverdue(row, Date.now()),
    actions: expertActionsOf(actor, facts),
  }),
}

/** A job with the facts of its policy and machine. */
export type ExpertJobSubject = ExpertJobFacts & {
  id: number
  taskId: number
  projectId: number
  version: number
  overriddenConflicts: string[]
  resultFileId: string | null
  /** When a returned result was first submitted. */
  firstCompletedAt: string | null
  serialNumber: string
  /** The project's identity is hidden from its expert. */
  namesHidden: boolean
  /** `YYYY-MM-DD`. */
  dueOn: string | null
  askedUntil: string | null
  askedUntilReason: string
  /** Today by the accelerator's clock. */
  today: string
  /** The expert's identity is hidden from the team. */
  expertHidden: boolean
}

/** Loads a job by its id. */
export const findExpertJob = async (db: Db, id: number): Promise<ExpertJobSubject | undefined> => {
  const { rows } = await sql<Omit<ExpertJobSubject, keyof ExpertJobFacts> & { facts: ExpertJobFacts }>`
    select j.id, j.task_id as "taskId", q.project_id as "projectId", j.version, j.result_file_id as "resultFileId", j.first_completed_at as "firstCompletedAt",
      to_char(j.due_on, 'YYYY-MM-DD') as "dueOn", to_char(j.asked_until, 'YYYY-MM-DD') as "askedUntil", j.asked_until_reason as "askedUntilReason",
      (select to_char(${todayIn(sql`d.time_zone`)}, 'YYYY-MM-DD') from accelerator d where d.id = j.accelerator_id) as today,
      j.serial_number as "serialNumber", ${hidesProject} as "namesHidden", j.blind <> 'OPEN' as "expertHidden", j.overridden_conflicts as "overriddenConflicts", ${expertJobFacts} as facts
    from ${expertJobTable} where j.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { facts, ...job } = row
  return { ...job, ...facts }
}

/** Locks a job, then reads it. */
export const lockExpertJob = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<ExpertJobSubject> | undefined> =>
  lockSubject(db, expertJobMachine, id, () => findExpertJob(db, id), { versioned: true })

/** Locks jobs in the order of ids, so that concurrent calls for the same jobs are serialized; undefined if one is missing. */
export const lockExpertJobs = async (
  ctx: Pick<Context, 'db'>,
  jobIds: readonly number[],
): Promise<Locked<ExpertJobSubject>[] | undefined> => {
  const jobs: Locked<ExpertJobSubject>[] = []
  for (const id of jobIds.toSorted((a, b) => a - b)) {
    const job = await lockExpertJob(ctx, id)
    if (!job) return undefined
    jobs.push(job)
  }
  return jobs
}
