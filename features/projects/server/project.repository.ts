import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { isAmong } from '#platform/server/sql.ts'
import type { ProjectDetailsFacts } from '../domain/project-details.policy.ts'

/** A project with the facts of its policy. */
export type ProjectSubject = ProjectDetailsFacts & {
  id: number
  name: string
  /** The time of the data shown to people who do not work with it, and to guests; `null`: not shown. */
  publishedAt: string | null
  publiclyAt: string | null
}

/** Whether project `p` is in a public showcase. */
export const isPublicly = sql<boolean>`exists (
  select from project_publication u join publication_template t on t.id = u.template_id
  where u.project_id = p.id and u.status = 'PUBLISHED' and t.is_public)`

/** Loads projects by their ids: existing ones, unordered. */
export const findProjects = async (db: Db, ids: readonly number[]): Promise<ProjectSubject[]> => {
  const { rows } = await sql<ProjectSubject>`
    select p.id, p.name, p.leader_uid as "leaderUid", p.keeper_accelerator_id as "keeperId", p.access_level as "accessLevel",
      p.publication_status = 'PUBLISHED' as published, ${isPublicly} as publicly,
      (select max(s.published_at) from shown_project s where s.project_id = p.id) as "publishedAt",
      (select max(s.published_at) from shown_project s where s.project_id = p.id and s.reach = 0) as "publiclyAt",
      array(select m.person_uid from project_member m where m.project_id = p.id) as "memberUids",
      array(select distinct r.accelerator_id from acceleration_request r
        where r.project_id = p.id and r.status in ('NEW', 'ACCEPT')) as "acceleratorIds",
      array(select c.accelerator_id from contact_access c where c.project_id = p.id) as "contactAcceleratorIds",
      array(select distinct q.tracker_uid from project_track q
        join counted_membership h on h.accelerator_id = q.accelerator_id and h.person_uid = q.tracker_uid
        where q.project_id = p.id and h.role in ('TRC', 'TRC_TEAM')) as "trackerUids",
      exists (select from project_track q join track t on t.id = q.track_id
        join programme g on g.id = t.programme_id
        where q.project_id = p.id and q.access_status = 'ALLOWED_TO_WORK' and g.hide_project_profile
          and g.content_status <> 'ARCHIVE') as "profileHidden"
    from project p where ${isAmong(sql`p.id`, ids)}`.execute(db)
  return rows.map((row) => ({
    ...row,
    acceleratorIds: row.acceleratorIds.map(Number),
    contactAcceleratorIds: row.contactAcceleratorIds.map(Number),
  }))
}

/** Loads a project by its id. */
export const findProject = async (db: Db, id: number): Promise<ProjectSubject | undefined> =>
  (await findProjects(db, [id]))[0]

/** A project with one of its members. */
export type MemberSubject = ProjectSubject & { memberId: number; memberUid: string }

/** Loads the project of a member row. */
export const findProjectOfMember = async (db: Db, memberId: number): Promise<MemberSubject | undefined> => {
  const member = await db
    .selectFrom('project_member')
    .select(['project_id', 'person_uid'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  const project = member && (await findProject(db, member.project_id))
  return project && { ...project, memberId, memberUid: member.person_uid }
}

/** Loads a person's own membership in a project. */
export const findMembership = async (
  db: Db,
  projectId: number,
  personUid: string,
): Promise<MemberSubject | undefined> => {
  const member = await db
    .selectFrom('project_member')
    .select('id')
    .where('project_id', '=', projectId)
    .where('person_uid', '=', personUid)
    .executeTakeFirst()
  return member && findProjectOfMember(db, member.id)
}

/**
 * Serializes changes of a project's team, its lead and its existence. Called before any dependent row is locked;
 * decisions are based on data read afterwards.
 */
export const lockProject = async (db: Db, id: number): Promise<void> => {
  await sql`select from project where id = ${id} for no key update`.execute(db)
}

/** A project with one of its documents. */
export type DocumentSubject = ProjectSubject & {
  documentId: number
  fileId: string | null
  access: 'EVERYONE' | 'TEAM_ONLY'
}

/** Loads the project of a document. */
export const findProjectOfDocument = async (
  db: Db,
  documentId: number,
): Promise<DocumentSubject | undefined> => {
  const document = await db
    .selectFrom('project_document')
    .select(['project_id', 'file_id', 'access'])
    .where('id', '=', documentId)
    .executeTakeFirst()
  const project = document && (await findProject(db, document.project_id))
  return project && { ...project, documentId, fileId: document.file_id, access: document.access }
}
