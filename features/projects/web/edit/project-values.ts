import type { z } from 'zod'
import { projectFields } from '../../contract/project.schemas.ts'
import type { Project } from '../project.types.ts'

/** The main settings of a project as its form holds them. */
export type ProjectValues = z.output<typeof projectFields>

/** The names of the main settings, in the order of the form. */
export const projectFieldNames = Object.keys(projectFields.shape) as (keyof ProjectValues)[]

/** A form that nobody has filled. */
export const emptyProject: ProjectValues = { ...projectFields.parse({ name: '-' }), name: '' }

/** The settings of a saved project, with what tells it apart and which state of it the form began with. */
export const valuesOf = (project: Project) => {
  const values = Object.fromEntries(projectFieldNames.map((name) => [name, project[name]])) as ProjectValues
  return { ...values, id: project.id, version: project.version }
}
