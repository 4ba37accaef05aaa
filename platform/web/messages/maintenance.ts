import { togetherSeconds } from '../../domain/shown-together.ts'
import { formatDate, zoneName } from '../i18n/dates.ts'
import { text } from '../i18n/texts.ts'
import { durations } from './banner-rules.ts'
import { personStore } from '../person-store.ts'
import { notify, takeBack } from './banner-store.ts'

/** The maintenance banner of the server (spec 3). */
export type MaintenanceBanner = {
  id: number
  updateDate: string
  updateStartTime: string
  updateEndTime: string
  timeZone: string
  mode: 'NOTICE' | 'READ_ONLY' | 'CLOSED'
  /** Whether the person saw it before, here or on another device. */
  isShown: boolean
  /** Ids of all notices in force. */
  planned: readonly number[]
}

/** A notice that this browser showed first at an instant. */
type Shown = { id: number; at: number }

const keyOf = (): string => `maintenance_shown:${personStore.get()?.uid ?? 'guest'}`

const read = <T>(store: Storage): T[] => {
  try {
    return JSON.parse(store.getItem(keyOf()) ?? '[]') as T[]
  } catch {
    return []
  }
}

/** Notices per browser and tab that are remembered: older ones are over. */
const remembered = 20

/** Whether this tab showed the notice, or another tab did so too long ago for both to have been open then. */
const wasShown = (id: number): boolean => {
  const first = read<Shown>(localStorage).find((one) => one.id === id)
  return (
    read<number>(sessionStorage).includes(id) ||
    (first !== undefined && first.at < Date.now() - togetherSeconds * 1000)
  )
}

const remember = (id: number): void => {
  const shown = read<Shown>(localStorage)
  if (!shown.some((one) => one.id === id))
    localStorage.setItem(keyOf(), JSON.stringify([...shown, { id, at: Date.now() }].slice(-remembered)))
  sessionStorage.setItem(keyOf(), JSON.stringify([...read<number>(sessionStorage), id].slice(-remembered)))
}

/** The warnings on this page, by the id of their notice. */
const announced = new Map<number, string>()

/**
 * Shows a maintenance warning until closed; each banner id is shown once to a person (spec 4), on all of their open pages at once,
 * as the server knows for their other devices. Warnings whose maintenance is not in force any more disappear. Returns whether it was shown now.
 */
export const announceMaintenance = (banner: MaintenanceBanner | null): boolean => {
  const planned = new Set(banner?.planned)
  for (const [id, warning] of announced) {
    if (planned.has(id)) continue
    takeBack(warning)
    announced.delete(id)
  }
  if (!banner || banner.isShown || wasShown(banner.id)) return false
  remember(banner.id)
  const warning = text('platform:banner.maintenance', {
    context: banner.mode,
    date: formatDate(banner.updateDate),
    start: banner.updateStartTime,
    end: banner.updateEndTime,
    zone: zoneName(banner.timeZone, banner.updateDate),
  })
  announced.set(banner.id, warning)
  notify({ code: 400, duration: durations.stays, text: warning })
  return true
}

/** Allows every banner to be shown again: for the gallery. */
export const forgetAnnounced = (): void => {
  for (const store of [localStorage, sessionStorage]) store.removeItem(keyOf())
}
