import { z } from 'zod'
import { choiceParam } from '#platform/web/search-params.ts'

/** Tabs of the screen of all projects. */
export const projectTabs = ['all', 'deleted'] as const

/** Query parameter besides those of a list: the tab. */
export const projectsSearch = z.object({ tab: choiceParam(projectTabs) })

/** Path of the screen. */
export const projectsPath = '/admin/projects'
