import { z } from 'zod'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'

/** Zoom levels of the calendar. */
export const zooms = ['quarter', 'year'] as const

export type Zoom = (typeof zooms)[number]

/** Query parameters of the timetable besides its list: a track (spec 2), the zoom, and the month. */
export const timetableSearch = z.object({
  trackId: numberParam(),
  view: choiceParam(['calendar', 'acceptance']),
  zoom: choiceParam(zooms),
  /** The first month of the calendar, `2026-11`. */
  month: textParam(),
})

/** Query parameters of the editor: its track. */
export const editorSearch = z.object({ trackId: numberParam() })
