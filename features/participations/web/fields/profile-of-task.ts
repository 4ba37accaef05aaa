import type { Task } from '../work.types.ts'

/** Parameters of calls to the profile through a task. */
export const profileOfTask = ({ id, project }: Pick<Task, 'id' | 'project'>) => ({
  projectId: project.id,
  opener: `task:${id}`,
})
