import type { Task } from '../work.types.ts'

/** The profile as a task opens it, as calls name it. */
export const profileOfTask = ({ id, project }: Pick<Task, 'id' | 'project'>) => ({
  projectId: project.id,
  opener: `task:${id}`,
})
