import { findProject, type ProjectSubject } from '#features/projects'
import type { Db } from '#platform/server/context.ts'
import { findOpening, type Opening } from './openers.ts'

/** A project's profile, opened directly or by an opener. */
export type ProfileSubject = ProjectSubject & { opening?: Opening }

/** Identifies the requested profile. */
export type WhichProfile = { projectId: number; opener?: string | undefined }

/** Loads a project with the opening of its profile; openings of other projects are not found. */
export const findProfile = async (
  db: Db,
  { projectId, opener }: WhichProfile,
): Promise<ProfileSubject | undefined> => {
  if (opener === undefined) return findProject(db, projectId)
  const [project, opening] = await Promise.all([
    findProject(db, projectId),
    findOpening(db, projectId, opener),
  ])
  if (!opening) return undefined
  const opened = opening.veil ? await findProject(db, opening.veil.projectId) : project
  return opened && { ...opened, opening }
}
