import { z } from 'zod'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'

/** How much of the calendar is seen at once. */
export const zooms = ['quarter', 'year'] as const

export type Zoom = (typeof zooms)[number]

/** What the address of the timetable says besides its list: a track (spec 2), what is shown, and which months. */
export const timetableSearch = z.object({
  trackId: numberParam(),
  view: choiceParam(['calendar', 'acceptance']),
  zoom: choiceParam(zooms),
  /** The first month of the calendar, `2026-11`. */
  month: textParam(),
})

/** The editor is told which track it is about. */
export const editorSearch = z.object({ trackId: numberParam() })
