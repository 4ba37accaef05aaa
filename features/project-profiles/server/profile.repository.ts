import { findTask, type TaskSubject } from '#features/participations'
import { readAsking, type AskedElement } from '#features/profiles'
import { findProject, type ProjectSubject } from '#features/projects'
import type { Db } from '#platform/server/context.ts'

/** A task, what it asks for of the profile, and the versions of templates that say how. */
export type AskingTask = TaskSubject & { asked: AskedElement[]; versionIds: number[] }

/** A project's profile, opened for itself or through one of the project's tasks. */
export type ProfileSubject = ProjectSubject & { task?: AskingTask }

/** Which profile is asked for. */
export type WhichProfile = { projectId: number; taskId?: number | undefined }

const findAskingTask = async (db: Db, projectId: number, taskId: number): Promise<AskingTask | undefined> => {
  const ofProject = await db
    .selectFrom('project_trackpoint as w')
    .innerJoin('project_track as q', 'q.id', 'w.project_track_id')
    .select('w.id')
    .where('w.id', '=', taskId)
    .where('q.project_id', '=', projectId)
    .executeTakeFirst()
  const task = ofProject && (await findTask(db, taskId))
  const [asking] = await readAsking(db, [taskId])
  return task && asking && { ...task, asked: asking.asked, versionIds: asking.versionIds }
}

/** Loads a project with the task through which its profile is opened; a task of another project is none. */
export const findProfile = async (
  db: Db,
  { projectId, taskId }: WhichProfile,
): Promise<ProfileSubject | undefined> => {
  const project = await findProject(db, projectId)
  if (!project || taskId === undefined) return project
  const task = await findAskingTask(db, projectId, taskId)
  return task && { ...project, task }
}
