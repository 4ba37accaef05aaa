import { sql } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import type { formSubmission, submissionRow } from '../contract/form.schemas.ts'
import type { Content } from '../domain/content.rules.ts'
import type { SubmissionFacts } from '../domain/form-intake.policy.ts'
import { formSubmissionMachine } from '../domain/form-submission.machine.ts'
import { decidedReasons, type SubmissionReason, type SubmissionState } from '../domain/states.ts'

type Row = z.output<typeof submissionRow>

/** A submission with the facts for its policy and state machine. */
export type SubmissionSubject = SubmissionFacts & {
  id: number
  formId: number
  status: SubmissionState
  reason: SubmissionReason | null
  content: Content
  email: string
  projectId: number | null
  actingUid: string | null
  version: number
}

const factColumns = sql`s.accelerator_id as "acceleratorId", s.waits_for as "inviteeUid",
  s.reason is not distinct from 'WAITS_HAND' as "byHand",
  coalesce(s.reason = any(${[...decidedReasons]}::text[]), false) as decided,
  s.reason is not distinct from 'DECLINED' as declined, s.content_gone as "contentGone"`

/** Returns a submission by its id. */
export const findSubmission = async (db: Db, id: number): Promise<SubmissionSubject | undefined> => {
  const { rows } = await sql<SubmissionSubject>`
    select s.id, s.form_id as "formId", s.status, s.reason, s.content, s.email, s.project_id as "projectId",
      s.acting_uid as "actingUid", s.version, ${factColumns}
    from form_submission s where s.id = ${id}`.execute(db)
  return rows[0]
}

type Raw = Omit<Row, 'actions'> & SubmissionFacts

const shownActions = ['settle', 'reject', 'replay'] as const

const actionsOf = (
  { actor }: Pick<Context, 'actor'>,
  raw: Pick<Raw, 'status' | 'reason'> & SubmissionFacts,
): Row['actions'] => {
  const possible = possibleActions(formSubmissionMachine, raw.status, actor, raw)
  return [
    ...shownActions.filter((action) => possible.includes(action)),
    ...(raw.reason === 'WAITS_VALUES' && possible.includes('process') ? (['apply'] as const) : []),
    // A submission that can be replayed can be corrected first.
    ...(possible.includes('replay') ? (['edit'] as const) : []),
  ]
}

const rowColumns = sql`s.id, json_build_object('id', f.id, 'name', f.name) as form, f.kind, s.status, s.reason, s.comment,
  s.sender, s.email, s.student, s.created_at as "createdAt", s.decided_at as "decidedAt", s.received, s.request_id as "requestId",
  s.problems, case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as project, ${factColumns}`

const withoutFacts = <R extends SubmissionFacts>({
  acceleratorId: _accelerator,
  inviteeUid: _invitee,
  byHand: _hand,
  decided: _decided,
  contentGone: _gone,
  ...row
}: R) => row

/** Row source of submissions; `s` is the submission, `f` its form. */
export const submissionRows: RowSource<Raw, Row> = {
  from: sql`form_submission s join intake_form f on f.id = s.form_id`,
  key: sql`s.id`,
  columns: () => rowColumns as never,
  joins: sql`left join project p on p.id = s.project_id`,
  row: (raw, ctx) => ({ ...withoutFacts(raw), actions: actionsOf(ctx, raw) }),
}

/** Returns a submission with its content. */
export const readSubmission = async (
  reader: Reader,
  id: number,
): Promise<Omit<z.output<typeof formSubmission>, 'waiting'>> => {
  type Whole = Raw & Pick<z.output<typeof formSubmission>, 'version' | 'content' | 'contentGone'>
  const [found] = await readRows(
    reader,
    {
      ...submissionRows,
      columns: () => sql`${rowColumns}, s.version, s.content` as never,
      row: (raw: Whole, ctx: Reader) => ({
        ...withoutFacts(raw),
        contentGone: raw.contentGone,
        actions: actionsOf(ctx, raw),
      }),
    },
    sql`s.id = ${id}`,
  )
  return found!
}

/** Serializes submissions to one accelerator, so that two for the same project create it only once. */
export const lockIntake = async (db: Db, acceleratorId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('form-intake'), ${acceleratorId}::int)`.execute(db)
}
