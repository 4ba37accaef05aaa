import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/** Tabs of the reports by template. */
export const mineTabs = ['reports', 'files'] as const

export const editorSearch = z.object({ reportId: numberParam() })

/** `projects`: ids of the report's projects, comma-separated. */
export const mineSearch = z.object({ tab: z.enum(mineTabs).optional(), projects: textParam() })

export const runnerSearch = z.object({ projects: textParam() })
