import { sql } from 'kysely'
import { z } from 'zod'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { lifetimes } from '../domain/limits.rules.ts'
import { forgetUnfinished } from './upstream/upstream.repository.ts'

/** Deletes expired rows that are not needed for a review: links, tokens, sessions, failures, processed emails. */
export const forgetOld = (): Job =>
  job({
    name: 'sso-forget-old',
    cron: '41 3 * * *',
    payload: z.unknown(),
    run: async ({ db }) => {
      const { emailLogDays } = variablesOf(db)
      await sql`delete from sso.login_failure where at < now() - interval '1 day'`.execute(db)
      await sql`delete from sso.email_token where expires_at < now() - interval '30 days'`.execute(db)
      await sql`delete from sso.known_browser
      where last_used_at < now() - make_interval(secs => ${lifetimes.knownBrowser})`.execute(db)
      // Tokens of a former signing key ended long before its successor signed for a day.
      await sql`delete from sso.signing_key k where exists (select from sso.signing_key n
      where n.signs_from > k.signs_from and n.signs_from < now() - interval '1 day')`.execute(db)
      await forgetUnfinished(db)
      await sql`delete from sso.login_step where expires_at < now()`.execute(db)
      await sql`delete from sso.passkey_challenge where expires_at < now()`.execute(db)
      await sql`delete from sso.mail
      where created_at < now() - make_interval(days => ${emailLogDays}) and status <> 'QUEUED'`.execute(db)
      // Retained as long as emails to the former address: erasing the account finds them by it.
      await sql`delete from sso.email_change
      where expires_at < now() - make_interval(days => greatest(30, ${emailLogDays}::int))`.execute(db)
      await sql`delete from sso.refresh_token where expires_at < now() - interval '1 day'`.execute(db)
      // Cascades to the projects' sessions and their tokens.
      await sql`delete from sso.session where coalesce(ended_at, expires_at) < now() - interval '90 days'`.execute(
        db,
      )
    },
  })
