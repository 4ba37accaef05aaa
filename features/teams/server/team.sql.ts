import { sql, type RawBuilder } from 'kysely'
import { workingAdministrators } from '#platform/server/recipients.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import { awaitsAnswer } from './invitation.repository.ts'

const members = (acceleratorId: number) => sql`
  select 'member-' || u.uid as key, u.uid as "personUid", ${personRefJson('u')} as person, u.email,
    ${wholeName('u')} as name, g.roles, g.admin, case when g.blocked then 'B' else 'A' end as status, g.since,
    g.admin and not g.blocked and u.status = 'A'
      and (select count(*) from (${workingAdministrators(acceleratorId)}) w) = 1 as "lastAdministrator",
    (select count(*)::int from project_track q
      where q.accelerator_id = ${acceleratorId} and q.tracker_uid = u.uid
        and q.access_status <> 'TRANSFERRED') as "projectsCount",
    (select count(*)::int from expert_job j where j.accelerator_id = ${acceleratorId} and j.expert_uid = u.uid
      and j.status in ('NEW', 'PROCESS')) as "jobsCount",
    null::bigint as "invitationId", null::text as "invitationStatus", null::boolean as expired,
    null::timestamptz as "expiresAt"
  from (
    select m.person_uid, array_agg(m.role order by m.role) as roles, bool_or(m.admin) as admin,
      bool_or(m.blocked) as blocked, min(m.created_at) as since
    from accelerator_member m where m.accelerator_id = ${acceleratorId} group by m.person_uid
  ) g join person u on u.uid = g.person_uid`

const invited = (acceleratorId: number) => sql`
  select 'invitation-' || i.id, u.uid, ${personRefJson('u')}, case when i.chosen then '' else i.email end,
    coalesce(nullif(${wholeName('u')}, ''), i.email), array[i.role], i.admin,
    case when ${awaitsAnswer} then 'W' else 'R' end, i.created_at, false, 0, 0,
    i.id, i.status, ${awaitsAnswer} and i.expires_at <= now(), i.expires_at
  from team_invitation i left join person u on u.uid = i.person_uid and i.chosen
  where i.accelerator_id = ${acceleratorId} and not i.hidden and i.status <> 'ACCEPTED_TO_TEAM'`

/** Members and invitations of an accelerator as one table; an accepted invitation appears as its member. */
export const teamTable = (acceleratorId: number): RawBuilder<unknown> =>
  sql`(${members(acceleratorId)} union all ${invited(acceleratorId)}) t`
