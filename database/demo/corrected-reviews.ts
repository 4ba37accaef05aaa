import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

type Corrected = {
  id: number
  acceleratorId: number
  expertUid: string
  clientUid: string
  completedAt: string
  conclusion: string
}

/**
 * Submitted results that are not accepted yet: the first one of the expert's account for the accelerator, and the
 * investor's own first.
 */
const readHandedOver = async ({ db }: Scene): Promise<Corrected[]> => {
  const { rows } = await sql<Corrected>`
    select distinct on (j.requester_uid is null) j.id, j.accelerator_id as "acceleratorId", j.expert_uid as "expertUid",
      j.client_uid as "clientUid", j.completed_at as "completedAt", j.conclusion
    from expert_job j join person x on x.uid = case when j.requester_uid is null then j.expert_uid else j.requester_uid end
    where x.email in ('exp@demo.example', 'inv@demo.example') and j.status = 'COMPLETE' and j.result_type = 'COMMENTS' and j.accepted_at is null
    order by j.requester_uid is null, j.id`.execute(db)
  return rows
}

const question = 'Покажите, из чего сложилась оценка, и назовите главный риск.'
const firstConclusion = 'Проект интересный, но выводы пока предварительные.'
const added = 'Главный риск — один поставщик: без второго выпуск встанет на квартал.'

const hours = (from: string, many: number): string =>
  new Date(Date.parse(from) + many * 3_600_000).toISOString()

/** Results that were returned once and submitted again: the first text, the request, and the current text. */
export const correctReviews = async (scene: Scene): Promise<void> => {
  const { db } = scene
  const jobs = await readHandedOver(scene)
  for (const { id, completedAt } of jobs)
    await db
      .updateTable('expert_job')
      .set({ corrections: 1, correction: question, first_completed_at: hours(completedAt, -10) })
      .where('id', '=', id)
      .execute()
  const comments = await insertAll(
    db,
    'expert_job_comment',
    jobs.map(({ id, completedAt }) => ({ job_id: id, text: added, updated_at: hours(completedAt, -1) })),
  )
  await insertAll(
    db,
    'profile_value_change',
    jobs.flatMap(({ id, expertUid, completedAt, conclusion }, i) => {
      const written = (field: string, before: string | null, after: string, at: number) => ({
        review_id: id,
        element_code: '',
        field_code: field,
        before,
        after,
        changed_by: expertUid,
        at: hours(completedAt, at),
      })
      return [
        written('CONCLUSION', null, firstConclusion, -11),
        written('CONCLUSION', firstConclusion, conclusion, -2),
        written(`COMMENT:${comments[i]!.id}`, null, added, -1),
      ]
    }),
  )
  // The existing audit entry is the first submission.
  const { rows: answered } = await sql<{ id: string }>`
    update audit_entry e set at = j.first_completed_at from expert_job j
    where e.subject = 'expert_job' and e.action = 'complete' and e.subject_id = j.id::text and j.corrections > 0
    returning e.subject_id as id`.execute(db)
  await insertAll(
    db,
    'audit_entry',
    jobs.flatMap(({ id, acceleratorId, expertUid, clientUid, completedAt }) => {
      const step = (
        action: string,
        [from_state, to_state]: readonly [string, string],
        { at, by, comment = '' }: { at: number; by: string; comment?: string },
      ) => ({
        accelerator_id: acceleratorId,
        subject: 'expert_job',
        subject_id: String(id),
        action,
        from_state,
        to_state,
        actor_uid: by,
        comment,
        at: hours(completedAt, at),
      })
      const first = [
        step('take', ['NEW', 'PROCESS'], { at: -16, by: expertUid }),
        step('complete', ['PROCESS', 'COMPLETE'], { at: -10, by: expertUid }),
      ]
      return [
        ...(answered.some((one) => one.id === String(id)) ? [] : first),
        step('correct', ['COMPLETE', 'PROCESS'], { at: -6, by: clientUid, comment: question }),
        step('complete', ['PROCESS', 'COMPLETE'], { at: 0, by: expertUid }),
      ]
    }),
  )
}
