import { z } from 'zod'
import { choiceParam } from '#platform/web/search-params.ts'

/** The parts of the screen of all projects. */
export const projectTabs = ['all', 'deleted'] as const

/** What the address says besides a list: the part. */
export const projectsSearch = z.object({ tab: choiceParam(projectTabs) })

/** The address of the screen. */
export const projectsPath = '/admin/projects'
