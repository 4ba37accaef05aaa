import { sql, type RawBuilder } from 'kysely'
import { changesSince } from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import type { PublicationState } from '../../projects/domain/states.ts'
import type { MovedPublicationFacts } from '../domain/project-publication.machine.ts'

/** A project and an accelerator's showcase, with the facts for its publication there. */
export type PublicationSubject = MovedPublicationFacts & {
  projectId: number
  templateId: number
  template: string
  main: boolean
  codes: string[]
  /** `null`: it was never published there. */
  publicationId: number | null
  state: PublicationState
  publishedAt: string | null
}

/** Whether an accelerator works with project `p`, or has it in a showcase; `of` is the accelerator's id. */
const knows = (of: RawBuilder<unknown>) => sql`(exists (select from acceleration_request r
    where r.project_id = p.id and r.accelerator_id = ${of} and r.status in ('NEW', 'ACCEPT'))
  or exists (select from project_publication u where u.project_id = p.id and u.accelerator_id = ${of} and u.status <> 'DRAFT'))`

/** Whether the leader's consent for an accelerator is in force. */
export const consented = (of: RawBuilder<unknown>) => sql`exists (select from publication_consent c
  where c.project_id = p.id and c.accelerator_id = ${of} and c.withdrawn_at is null)`

/** Whether project `p` is at work on a track of an accelerator. */
export const works = (of: RawBuilder<unknown>) => sql`exists (select from project_track q
  where q.project_id = p.id and q.accelerator_id = ${of} and q.access_status = 'ALLOWED_TO_WORK')`

const members = sql`array(select m.person_uid from project_member m where m.project_id = p.id)`

const readSubjects = async (db: Db, where: RawBuilder<unknown>): Promise<PublicationSubject[]> => {
  const { rows } = await sql<PublicationSubject>`
    select p.id as "projectId", p.leader_uid as "leaderUid", ${members} as "memberUids", s.id as "templateId", s.name as template,
      s.is_main as main, s.codes, s.accelerator_id as "acceleratorId", s.content_status <> 'DRAFT' as open,
      s.content_status = 'PUBLISHED' as "showcaseOpen", ${knows(sql`s.accelerator_id`)} as known,
      ${consented(sql`s.accelerator_id`)} as consented,
      ${works(sql`s.accelerator_id`)} as works,
      exists (select from project_track q join track t on t.id = q.track_id join programme g on g.id = t.programme_id
        where q.project_id = p.id and q.access_status = 'ALLOWED_TO_WORK' and g.hide_project_profile
          and g.content_status <> 'ARCHIVE') as "profileHidden",
      u.id as "publicationId", coalesce(u.status, 'DRAFT') as state, u.published_at as "publishedAt"
    from project p cross join publication_template s
      left join project_publication u on u.project_id = p.id and u.template_id = s.id
    where ${where} order by s.accelerator_id, s.is_main desc, lower(s.name), s.id`.execute(db)
  return rows
}

/** A project in one showcase, whether or not it was ever published there. */
export const findPublication = async (
  db: Db,
  { projectId, templateId }: { projectId: number; templateId: number },
): Promise<PublicationSubject | undefined> =>
  (await readSubjects(db, sql`p.id = ${projectId} and s.id = ${templateId}`))[0]

/** A publication by its own id. */
export const findPublicationById = async (db: Db, id: number): Promise<PublicationSubject | undefined> =>
  (await readSubjects(db, sql`u.id = ${id}`))[0]

/** A project in all showcases of these accelerators in which it is, was or can be published. */
export const findPublicationsOf = (
  db: Db,
  projectId: number,
  acceleratorIds: readonly number[],
): Promise<PublicationSubject[]> =>
  readSubjects(
    db,
    sql`p.id = ${projectId} and s.accelerator_id = any(${[...acceleratorIds]}::bigint[])
      and (s.content_status = 'PUBLISHED' or u.status <> 'DRAFT')`,
  )

/** A project and an accelerator, to give or withdraw consent. */
export type ConsentSubject = Pick<
  PublicationSubject,
  | 'projectId'
  | 'acceleratorId'
  | 'leaderUid'
  | 'memberUids'
  | 'known'
  | 'open'
  | 'profileHidden'
  | 'consented'
>

/** Facts for consent: the leader consents for accelerators that know the project. */
export const findConsent = async (
  db: Db,
  { projectId, acceleratorId }: { projectId: number; acceleratorId: number },
): Promise<ConsentSubject | undefined> => {
  const of = sql`a.id`
  const { rows } = await sql<ConsentSubject>`
    select p.id as "projectId", a.id as "acceleratorId", p.leader_uid as "leaderUid", ${members} as "memberUids",
      (${knows(of)} or ${consented(of)}) as known, true as open, false as "profileHidden", ${consented(of)} as consented
    from project p cross join accelerator a where p.id = ${projectId} and a.id = ${acceleratorId}`.execute(db)
  return rows[0]
}

/** Number of selected elements whose values differ from the published ones. */
export const countChanges = async (
  db: Db,
  { projectId, codes, state, publishedAt }: PublicationSubject,
): Promise<number> => {
  if (state !== 'PUBLISHED' || publishedAt === null) return 0
  const changed = await changesSince(db, { projectId, codes, since: publishedAt })
  return new Set(changed.map(({ code }) => code)).size
}
