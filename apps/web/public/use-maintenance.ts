import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { getUpdateBanner } from '../../../features/announcements/contract/maintenance.endpoints.ts'
import type { OpenedPage } from './open-page.tsx'

type Maintenance = OpenedPage['maintenance']

/** Poll interval of a visible page, in milliseconds. */
const pollIntervalMs = 3 * 60_000

/** The least time between two requests, in milliseconds: people switch tabs more often. */
const minIntervalMs = 20_000

/**
 * The maintenance notice of a public page that stays open: public pages have no socket, so the page polls every few
 * minutes and when it becomes visible. If the portal does not answer, the last notice remains.
 */
export const useMaintenance = (opened: Maintenance): Maintenance => {
  const [latest, setLatest] = useState<{ of: Maintenance; now: Maintenance } | null>(null)
  useEffect(() => {
    let lastAt = Date.now()
    let isGone = false
    const ask = () => {
      if (document.visibilityState === 'hidden' || Date.now() - lastAt < minIntervalMs) return
      lastAt = Date.now()
      call(getUpdateBanner, {}, { deniedHere: true, quiet: true }).then(
        (now) => isGone || setLatest({ of: opened, now: now ?? null }),
        () => undefined,
      )
    }
    const timer = setInterval(ask, pollIntervalMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [opened])
  return latest?.of === opened ? latest.now : opened
}
