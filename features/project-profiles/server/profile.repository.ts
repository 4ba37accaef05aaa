import { findProject, type ProjectSubject } from '#features/projects'
import type { Db } from '#platform/server/context.ts'
import { findOpening, type Opening } from './openers.ts'

/** A project's profile, opened for itself or by an opener. */
export type ProfileSubject = ProjectSubject & { opening?: Opening }

/** Which profile is asked for. */
export type WhichProfile = { projectId: number; opener?: string | undefined }

/** Loads a project with what opens its profile; what another project has opens nothing. */
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
