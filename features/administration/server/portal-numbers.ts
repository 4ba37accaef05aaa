import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/context.ts'
import { namesOfPatientJobs } from '#platform/server/jobs/job.ts'
import { bulkPriority } from '#platform/server/mail/queue-mail.ts'
import type { getHealth } from '../contract/health.endpoints.ts'
import { readBackups } from './backups.repository.ts'

type Health = ResponseOf<typeof getHealth>

/** Numbers of waiting, running and failed work, for the page, the alarms and the metrics. */
export type PortalNumbers = Pick<Health, 'queue' | 'mails'> & {
  backups: { provedAt: string | null; running: boolean; ageSeconds: number | null }
}

/** Reads the queue, the emails and the last proved backup. */
export const readPortalNumbers = async (db: Db): Promise<PortalNumbers> => {
  const [{ rows }, saved] = await Promise.all([
    sql<Pick<Health, 'queue' | 'mails'>>`
      select (select json_build_object(
          'waiting', count(*) filter (where j.locked_at is null and j.last_error is null),
          'running', count(*) filter (where j.locked_at is not null),
          'retrying', count(*) filter (where j.locked_at is null and j.last_error is not null
            and j.attempts < j.max_attempts),
          'failed', count(*) filter (where j.locked_at is null and j.attempts >= j.max_attempts),
          'lateSeconds', coalesce(extract(epoch from max(now() - j.run_at) filter (
            where j.locked_at is null and j.attempts < j.max_attempts and j.run_at < now()
              and j.priority < ${bulkPriority}
              and j.task_identifier <> all(${namesOfPatientJobs()}::text[]))), 0)::int)
          from graphile_worker.jobs j) as queue,
        (select json_build_object(
          'queued', (select count(*) from mail where status = 'QUEUED'),
          'failed', (select count(*) from mail where status in ('FAILED', 'BOUNCED')),
          'sentLastDay', count(*) filter (where m.status in ('SENT', 'DELAYED')),
          'failedLastDay', count(*) filter (where m.status in ('FAILED', 'BOUNCED')),
          'maybeTwiceLastDay', count(*) filter (where m.maybe_twice),
          'servers', (select coalesce(json_agg(s order by s.sent desc, s.name), '[]') from (
            select server as name, count(*) as sent from mail
            where created_at > now() - interval '1 day' and server <> '' group by server) s))
          from mail m where m.created_at > now() - interval '1 day') as mails`.execute(db),
    readBackups(db),
  ])
  const { provedAt } = saved
  const ageSeconds =
    provedAt === null ? null : Math.max(0, (Date.now() - new Date(provedAt).getTime()) / 1000)
  return { ...rows[0]!, backups: { ...saved, ageSeconds } }
}
