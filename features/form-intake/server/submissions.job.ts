import { sql } from 'kysely'
import { z } from 'zod'
import { loadPerson } from '#features/identity'
import type { Person } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import { job, type Job, type JobContext } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { intakeForms } from '../domain/form-intake.policy.ts'
import { contentDays } from '../domain/retention.ts'
import { findForm, type FormSubject } from './form.repository.ts'
import { processJob } from './job-names.ts'
import { failSubmission, processSubmission } from './process-submission.ts'
import { findSubmission, lockIntake, type SubmissionSubject } from './submission.repository.ts'

/**
 * Returns the person who replayed the submission, or else the owner of the form, with current permissions; null if they
 * may no longer manage the form.
 */
const actorOf = async (
  db: JobContext['db'],
  { acceleratorId, ownerUid }: FormSubject,
  { actingUid }: SubmissionSubject,
): Promise<Person | null> => {
  const actor = await loadPerson(db, actingUid ?? ownerUid)
  return actor && intakeForms.manage.allows(actor, { acceleratorId }) ? actor : null
}

/** Returns the submission under its row lock if it still has to be processed. */
const lockedSubmission = async (db: JobContext['db'], id: number): Promise<SubmissionSubject | undefined> => {
  await sql`select from form_submission where id = ${id} for no key update`.execute(db)
  const found = await findSubmission(db, id)
  return found?.status === 'NEW' && found.reason === null ? found : undefined
}

const refusalOf = (error: unknown): string | null => {
  if (error instanceof ProductError) return error.code
  // A concurrent transaction was first.
  return (error as { code?: string }).code === '23505' ? 'STATE_CHANGED' : null
}

/** Processes a submission exactly once, even if a worker is killed: then it is retried. */
export const processSubmissions = ({ files }: { files: FileStorage }): Job =>
  job({
    name: processJob,
    payload: z.object({ submissionId: z.int() }),
    run: async ({ db, log }, { submissionId }) => {
      const known = await findSubmission(db, submissionId)
      const form = known && (await findForm(db, known.formId))
      if (!known || !form) return
      const { acceleratorId } = form
      const actor = await actorOf(db, form, known)
      const base = {
        now: new Date(),
        locale: form.locale,
        acceleratorId,
        address: '',
        requestId: `form-submission:${submissionId}`,
        page: null,
        files,
        log,
      }
      const inside = (
        run: (ctx: Omit<SignedIn, 'actor'>, locked: SubmissionSubject) => Promise<void>,
      ): Promise<void> =>
        db.transaction().execute(async (tx) => {
          await lockIntake(tx, acceleratorId)
          const locked = await lockedSubmission(tx, submissionId)
          if (!locked) return
          await run({ ...base, db: tx }, locked)
          await announceChanges(tx, ['formIntake', 'project', 'projectProfile', 'accelerationRequest'], {
            accelerators: [acceleratorId],
          })
        })
      try {
        await inside((ctx, locked) =>
          actor
            ? processSubmission({ ...ctx, actor }, form, locked)
            : failSubmission(ctx, locked, 'OWNER_LEFT'),
        )
      } catch (error) {
        // Errors from business rules are stored; all other errors are retried.
        const refused = refusalOf(error)
        if (refused === null) throw error
        await inside((ctx, locked) => failSubmission(ctx, locked, 'REFUSED', { comment: refused }))
      }
    },
  })

/**
 * Deletes the content of submissions after the retention period, because it contains personal contacts. The outcome is
 * kept.
 */
export const forgetSubmissions = job({
  name: 'forget-form-submissions',
  cron: '53 2 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`
      update form_submission set content = '{}', content_gone = true, email = '', sender = '', student = null, address = '',
        problems = '[]', version = version + 1
      where not content_gone and created_at < now() - make_interval(days => ${contentDays})`.execute(db)
  },
})
