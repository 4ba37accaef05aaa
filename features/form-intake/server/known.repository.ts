import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { KnownProject } from '../domain/outcome.rules.ts'

/** The sender, the project name, and the accelerator. */
type Sent = { acceleratorId: number; email: string; name: string }

/** An existing project with this name, and the sender's relation to it. */
export type FoundProject = { id: number; name: string; known: KnownProject; leaderUid: string | null }

/**
 * Returns the project with this name that the accelerator owns, or else the one that the sender leads, if the
 * accelerator works with it. Other projects are not revealed (ADR 26).
 */
export const findKnownProject = async (
  db: Db,
  { acceleratorId, email, name }: Sent,
): Promise<FoundProject | undefined> => {
  const { rows } = await sql<FoundProject>`
    select p.id, p.name, p.leader_uid as "leaderUid", case
        when p.leader_uid is not null then 'LED_BY_SENDER'
        when exists (select from form_submission s
          where s.project_id = p.id and s.status = 'PROCESSED' and lower(s.email) = lower(${email}))
          or exists (select from team_invitation v where v.project_id = p.id and lower(v.email) = lower(${email}))
          then 'KEPT_FOR_SENDER'
        else 'KEPT_FOR_OTHER' end as known
    from project p
    where lower(p.name) = lower(${name}) and (p.keeper_accelerator_id = ${acceleratorId}
      or (p.leader_uid in (select u.uid from person u
          where lower(u.email) = lower(${email}) and u.status = 'A' and u.erased_at is null)
        and exists (select from acceleration_request r
          where r.project_id = p.id and r.accelerator_id = ${acceleratorId})))
    order by p.leader_uid is not null, p.id desc limit 1`.execute(db)
  return rows[0]
}

/**
 * Whether the accelerator works with the person who has this address: in its team, or in a project that applied to it.
 */
export const isKnownSender = async (
  db: Db,
  { acceleratorId, email }: Pick<Sent, 'acceleratorId' | 'email'>,
): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from person u where lower(u.email) = lower(${email}) and u.erased_at is null and (
      exists (select from accelerator_member h where h.person_uid = u.uid and h.accelerator_id = ${acceleratorId})
      or exists (select from project_member m join acceleration_request r on r.project_id = m.project_id
        where m.person_uid = u.uid and r.accelerator_id = ${acceleratorId}))) as known`.execute(db)
  return rows[0]!.known
}

/** Returns the open application of a project to a track, if there is one. */
export const openRequestOf = async (db: Db, projectId: number, trackId: number): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from acceleration_request
    where project_id = ${projectId} and track_id = ${trackId} and status in ('NEW', 'ACCEPT') limit 1`.execute(
    db,
  )
  return rows[0]?.id ?? null
}
