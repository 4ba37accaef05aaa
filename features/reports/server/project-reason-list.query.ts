import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { projectReasonList } from '../contract/project-reason-list.endpoints.ts'
import { readReasons } from './reason-options.ts'
import {
  chosenReasons,
  endedAt,
  endedWork,
  isEnded,
  reasonConditions,
  reasonWords,
  rejectedTask,
} from './reasons.sql.ts'
import type { Asked, ReportSubject } from './report-subject.ts'
import { peopleReport } from './work-report.ts'

type Row = ResponseOf<typeof projectReasonList>['items'][number]
type Subject = ReportSubject<Asked & { reason?: string | undefined }>

/** The person who ended or stopped the work, from the audit trail and the comment of a rejected task. */
const decidedBy = sql`case n.kind
  when 'TASK' then (select c.author_uid from ${rejectedTask} where q.request_id = r.id order by w.seq, c.id desc limit 1)
  when 'BLOCK' then (select e.actor_uid from project_track q join audit_entry e
    on e.subject = 'participation' and e.subject_id = q.id::text and e.action = 'BLOCK' where q.request_id = r.id order by e.id desc limit 1)
  when 'WITHDRAWAL' then (select e.actor_uid from audit_entry e
    where e.subject = 'acceleration_request' and e.subject_id = r.id::text and e.action = 'revoke' order by e.id desc limit 1)
  else r.decided_by end`

const reasonRows: RowSource<Row, Row, SignedIn> = {
  from: endedWork,
  key: sql`r.id`,
  columns: ({ locale }) => sql`r.id, n.kind,
    json_build_object('id', p.id, 'name', p.name, 'serialNumber', p.serial_number) as project,
    json_build_object('id', t.id, 'name', t.name) as track,
    case when n.kind = 'TASK' then (select k.name from ${rejectedTask} where q.request_id = r.id order by w.seq limit 1) end as task,
    ${chosenReasons(locale)} as reason, ${reasonWords} as words, ${personRefJson('d')} as "decidedBy", ${endedAt} as at`,
  joins: sql`join project p on p.id = r.project_id join track t on t.id = r.track_id
    left join person d on d.uid = (${decidedBy})`,
}

/** Projects whose work ended or stopped, with reasons. */
export const projectReasonListQuery = listOf<typeof projectReasonList, Subject, Row>(projectReasonList, {
  ...peopleReport,
  rows: reasonRows,
  ...workRows,
  scope: (...args) => sql`${workRows.scope(...args)} and ${isEnded}`,
  sortings: ({ locale }) => ({
    AT: endedAt,
    NAME: sql`lower(r.project_name)`,
    REASON: sql`lower(${chosenReasons(locale)})`,
    WORDS: sql`lower(${reasonWords})`,
  }),
  filters: {
    ...workRows.filters,
    kind: (kinds, { locale }, { acceleratorId }) => reasonConditions(acceleratorId, locale).kind(kinds),
    reason: (key, { locale }, { acceleratorId }) => reasonConditions(acceleratorId, locale).reason(key),
    from: (day, { locale }, { acceleratorId }) => reasonConditions(acceleratorId, locale).from(day),
    to: (day, { locale }, { acceleratorId }) => reasonConditions(acceleratorId, locale).to(day),
  },
  more: async (ctx, _input, subject) => ({ totals: {}, reasons: await readReasons(ctx, subject) }),
})
