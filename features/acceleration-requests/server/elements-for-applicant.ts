import { sql } from 'kysely'
import {
  readRequestedOf,
  type RequestedElement,
  type RequestedProfile,
  type Asking as ProfileAsking,
} from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import { findElement } from '../../fields/domain/tree.ts'

type Asking = ProfileAsking & { projectId: number }

// Elements currently required by the form of a track `t`, as one ordered JSON array.
const formElements = sql<RequestedElement[]>`coalesce((
  select json_agg(json_build_object('code', f.element_code, 'required', f.required, 'readOnly', f.read_only)
    order by f.seq, f.element_code)
  from track_form_field f where f.track_id = t.id)::jsonb, '[]')`

// The template versions that contain the form's elements: the active ones, the main template's first.
const versionsOfForm = sql<number[]>`array(
  select v.id from profile_template m
    join profile_template_version v on v.template_id = m.id and v.status = 'ACTIVE'
  where m.id in (select f.template_id from track_form_field f where f.track_id = t.id)
  order by m.main desc, m.id)`

/** Elements currently required for an application of a project to a track, with their values; undefined if none. */
export const elementsForApplicant = async (
  db: Db,
  { projectId, trackId }: { projectId: number; trackId: number },
): Promise<RequestedProfile | undefined> => {
  const { rows } = await sql<ProfileAsking>`
    select ${formElements} as requested, ${versionsOfForm} as "versionIds" from track t where t.id = ${trackId}`.execute(
    db,
  )
  const asking = rows[0]
  if (!asking || asking.requested.length === 0) return undefined
  const [profile] = await readRequestedOf(db, [{ ...asking, projectId }])
  // Elements in no active template are not required.
  const requested = profile?.requested.filter(({ code }) => findElement(profile.tree, code)) ?? []
  return profile && requested.length > 0 ? { ...profile, requested } : undefined
}

/** Elements required for an application when it was sent; undefined if none. */
export const elementsForApplication = async (
  db: Db,
  requestId: number,
): Promise<(Asking & { openedCodes: string[]; sentAt: string }) | undefined> => {
  const { rows } = await sql<Asking & { openedCodes: string[]; sentAt: string }>`
    select r.project_id as "projectId", r.asked as requested, r.profile_version_ids as "versionIds", r.opened_codes as "openedCodes",
      r.created_at as "sentAt"
    from acceleration_request r where r.id = ${requestId} and r.asked is not null`.execute(db)
  return rows[0]
}

/** Elements required for all applications of a project: first unsent ones, then sent ones. */
export const elementsForApplicants = async (db: Db, projectId: number): Promise<ProfileAsking[]> => {
  const { rows } = await sql<ProfileAsking>`
    select ${formElements} as requested, ${versionsOfForm} as "versionIds"
    from application_draft d join track t on t.id = d.track_id
    where d.project_id = ${projectId} and exists (select from track_form_field f where f.track_id = t.id)
    union all
    select r.asked as requested, r.profile_version_ids from acceleration_request r
    where r.project_id = ${projectId} and r.asked is not null`.execute(db)
  return rows
}
