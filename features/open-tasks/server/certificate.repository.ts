import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { CertificateFacts } from '../domain/certificate.rules.ts'
import { authorName } from './entry.repository.ts'
import { organizerJoin, organizerName } from './open-task.repository.ts'

/** Maximum number of team members named on a certificate. */
const maxPeople = 20

const readWhere = async (db: Db, where: Sql): Promise<CertificateFacts | undefined> => {
  const { rows } = await sql<CertificateFacts>`
    select e.id, e.certificate_code as code, t.title as task, e.title, ${authorName} as author,
      ${organizerName} as organizer, e.place, e.place <= t.prize_places as "isWinner",
      to_char(t.results_at at time zone t.time_zone, 'YYYY-MM-DD') as day,
      (select count(*)::int from open_task_entry other where other.task_id = t.id and other.place is not null) as entries,
      array(select concat_ws(' ', m.first_name, m.last_name) from person m
        where m.uid = any(coalesce(e.result_uids, array(
          select k.person_uid from project_member k where k.project_id = e.project_id)))
        order by m.last_name, m.first_name limit ${sql.lit(maxPeople)}) as people
    from open_task_entry e join open_task t on t.id = e.task_id join person u on u.uid = e.person_uid
      left join project p on p.id = e.project_id ${organizerJoin}
    where ${where} and t.status = 'RESULTS' and e.place is not null`.execute(db)
  return rows[0]
}

/** Loads the content of an entry's certificate; undefined before the results or without a place. */
export const readCertificate = (db: Db, entryId: number): Promise<CertificateFacts | undefined> =>
  readWhere(db, sql`e.id = ${entryId}`)

/** Loads the content of the certificate with this code. */
export const findCertificate = (db: Db, code: string): Promise<CertificateFacts | undefined> =>
  readWhere(db, sql`e.certificate_code = ${code}`)
