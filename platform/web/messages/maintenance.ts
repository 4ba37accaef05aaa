import { formatDate, zoneName } from '../i18n/dates.ts'
import { text } from '../i18n/texts.ts'
import { durations } from './banner-rules.ts'
import { notify } from './banner-store.ts'

/** The maintenance banner of the server (spec 3). */
export type MaintenanceBanner = {
  id: number
  updateDate: string
  updateStartTime: string
  updateEndTime: string
  timeZone: string
  mode: 'NOTICE' | 'READ_ONLY' | 'CLOSED'
}

const key = 'maintenance_banners_shown'

const shown = (): number[] => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as number[]
  } catch {
    return []
  }
}

/** Shows a maintenance warning until closed; each banner id is shown once in this browser (spec 4). */
export const announceMaintenance = (banner: MaintenanceBanner | null): void => {
  if (!banner || shown().includes(banner.id)) return
  localStorage.setItem(key, JSON.stringify([...shown(), banner.id].slice(-20)))
  notify({
    code: 400,
    duration: durations.stays,
    text: text('platform:banner.maintenance', {
      context: banner.mode,
      date: formatDate(banner.updateDate),
      start: banner.updateStartTime,
      end: banner.updateEndTime,
      zone: zoneName(banner.timeZone, banner.updateDate),
    }),
  })
}

/** Allows every banner to be shown again: for the gallery. */
export const forgetAnnounced = (): void => localStorage.removeItem(key)
