import type { z } from 'zod'
import type { publicTrack } from '../../contract/public-track.schemas.ts'

/** A published track as a visitor gets it. */
export type PublicTrack = z.output<typeof publicTrack>

/** A task with the days of the track it is planned for; null from the first task of unknown length on. */
export type PlannedTask = PublicTrack['trackpoints'][number] & { days: { from: number; to: number } | null }

/** Lays the tasks one after another, by their lengths. */
export const plannedTasks = (tasks: PublicTrack['trackpoints']): PlannedTask[] => {
  let next: number | null = 1
  return tasks.map((task) => {
    if (next === null || task.durationDays === null) {
      next = null
      return { ...task, days: null }
    }
    const days = { from: next, to: next + task.durationDays - 1 }
    next = days.to + 1
    return { ...task, days }
  })
}

/** An address people wrote themselves, as a link that leads to the web and nowhere else. */
export const webLink = (site: string): { href: string; shown: string } | null => {
  const given = site.trim()
  const href = /^https?:\/\//i.test(given) ? given : `https://${given}`
  if (!given || !URL.canParse(href)) return null
  const url = new URL(href)
  const isWeb = /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username
  return isWeb ? { href: url.href, shown: url.hostname.replace(/^www\./, '') } : null
}
