import type { z } from 'zod'
import { projectFields } from '../../contract/project.schemas.ts'

/** The main settings of a project in its form. */
export type ProjectValues = z.output<typeof projectFields>

/** The names of the main settings, in the order of the form. */
export const projectFieldNames = Object.keys(projectFields.shape) as (keyof ProjectValues)[]

/** An empty form. */
export const emptyProject: ProjectValues = { ...projectFields.parse({ name: '-' }), name: '' }
