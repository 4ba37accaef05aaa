import { sql, type RawBuilder } from 'kysely'
import type { NotificationCode } from '#features/communication'
import type { Db } from '#platform/server/context.ts'

/** Data about a person besides the profile, by section. */
export type OwnData = {
  registered: { registeredAt: string; lastSeenAt: string | null }
  roles: { role: string; accelerator: string | null; admin: boolean; since: string }[]
  projects: ({ number: string; name: string; leader: boolean; joinedAt: string } & Record<string, unknown>)[]
  applications: {
    project: string
    accelerator: string
    track: string
    status: string
    message: string
    reason: string
    createdAt: string
  }[]
  invitations: { into: string; status: string; createdAt: string }[]
  requests: {
    kind: 'role' | 'acceleratorTeam' | 'projectTeam' | 'erasure'
    about: string
    message: string
    status: string
    reason: string
    createdAt: string
  }[]
  comments: { project: string; task: string; body: string; createdAt: string }[]
  notifications: {
    direction: 'incoming' | 'outgoing'
    code: NotificationCode
    params: Record<string, string>
    subject: string
    body: string
    createdAt: string
  }[]
  history: {
    subject: string
    id: string
    action: string
    from: string | null
    to: string | null
    at: string
  }[]
}

/** Whether an address belongs to a person, which the inviter must not learn (ADR 26). */
const shownState = (column: string): RawBuilder<string | null> => sql<string | null>`case ${sql.ref(column)}
  when 'REGISTER_WAITING' then 'SENT' when 'REGISTERED' then 'SENT'
  when 'REJECTED_BY_PROJECT_NEW_REGISTERED' then 'REJECTED_BY_PROJECT' else ${sql.ref(column)} end`

/** Reads all data of one person; about others only what the person has seen. */
export const readOwnData = async (db: Db, uid: string): Promise<OwnData> => {
  const { rows: registered } = await sql<OwnData['registered']>`
    select created_at as "registeredAt", last_seen_at as "lastSeenAt" from person where uid = ${uid}`.execute(
    db,
  )
  const { rows: roles } = await sql<OwnData['roles'][number]>`
    select role, null as accelerator, false as admin, granted_at as since from person_role where person_uid = ${uid}
    union all
    select m.role, a.name, m.admin, m.created_at from accelerator_member m join accelerator a on a.id = m.accelerator_id
    where m.person_uid = ${uid} order by since`.execute(db)
  const { rows: projects } = await sql<OwnData['projects'][number]>`
    select j.serial_number as number, j.name, j.leader_uid = ${uid} as leader, m.created_at as "joinedAt", m.position,
      m.role_in_team as "roleInTeam", m.responsibility_area as "responsibilityArea", m.resume,
      m.additional_info as "additionalInfo", j.summary, j.description,
      j.website, j.industry, j.territory, j.type, j.stage, j.created_at as "createdAt"
    from project_member m join project j on j.id = m.project_id where m.person_uid = ${uid} order by j.id`.execute(
    db,
  )
  const { rows: applications } = await sql<OwnData['applications'][number]>`
    select j.name as project, a.name as accelerator, t.name as track, r.status, r.message, r.reason,
      r.created_at as "createdAt"
    from acceleration_request r join project j on j.id = r.project_id join track t on t.id = r.track_id
      join accelerator a on a.id = r.accelerator_id
    where r.created_by = ${uid} or j.leader_uid = ${uid}
    union all
    select d.project_name, a.name, d.track_name, 'DRAFT', d.message, '', d.created_at
    from application_draft d join accelerator a on a.id = d.accelerator_id where d.created_by = ${uid}
    order by "createdAt"`.execute(db)
  const { rows: invitations } = await sql<OwnData['invitations'][number]>`
    select coalesce(j.name, a.name) as "into", i.status, i.created_at as "createdAt"
    from team_invitation i left join project j on j.id = i.project_id left join accelerator a on a.id = i.accelerator_id
    where i.person_uid = ${uid} order by i.id`.execute(db)
  const { rows: requests } = await sql<OwnData['requests'][number]>`
    select 'role' as kind, role as about, message, status, reason, created_at as "createdAt"
    from role_request where person_uid = ${uid}
    union all
    select 'acceleratorTeam', a.name, t.message, t.status, t.reason, t.created_at
    from accelerator_team_request t join accelerator a on a.id = t.accelerator_id where t.person_uid = ${uid}
    union all
    select 'projectTeam', j.name, q.message, q.status, q.reason, q.created_at
    from project_join_request q join project j on j.id = q.project_id where q.person_uid = ${uid}
    union all
    select 'erasure', '', comment, status, reason, created_at from erasure_request where person_uid = ${uid}
    order by "createdAt"`.execute(db)
  const { rows: comments } = await sql<OwnData['comments'][number]>`
    select j.name as project, p.name as task, c.body, c.created_at as "createdAt"
    from task_comment c join project_trackpoint w on w.id = c.task_id join trackpoint p on p.id = w.trackpoint_id
      join project_track q on q.id = w.project_track_id join project j on j.id = q.project_id
    where c.author_uid = ${uid} order by c.id`.execute(db)
  const { rows: notifications } = await sql<OwnData['notifications'][number]>`
    select 'incoming' as direction, id, code, params, subject, body, created_at as "createdAt" from notification
    where recipient_uid = ${uid} and deleted_by_recipient_at is null
    union all
    select 'outgoing', id, code, params, subject, body, created_at from notification
    where sender_uid = ${uid} and code = 'MESSAGE' and deleted_by_sender_at is null order by id`.execute(db)
  const { rows: history } = await sql<OwnData['history'][number]>`
    select subject, subject_id as id, action, ${shownState('from_state')} as "from", ${shownState('to_state')} as "to", at
    from audit_entry where actor_uid = ${uid} order by audit_entry.id`.execute(db)
  return {
    registered: registered[0]!,
    roles,
    projects,
    applications,
    invitations,
    requests,
    comments,
    notifications,
    history,
  }
}
