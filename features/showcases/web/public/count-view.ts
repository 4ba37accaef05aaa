import { useEffect } from 'react'
import { call } from '#platform/web/api/call.ts'
import { countShowcaseView } from '../../contract/views.endpoints.ts'
import type { ViewKind } from '../../domain/views.rules.ts'

type Of = { projectId: number; showcaseId: number }

/** Reports a view of a project in the background; without waiting for a response or showing errors. */
export const countView = ({ projectId, showcaseId }: Of, kind: ViewKind): void =>
  void call(countShowcaseView, { body: { projectId, showcaseId, kind }, headers: {} }).catch(() => undefined)

/** Counts the page once it is visible: prefetched pages are not counted. */
export const useSeen = ({ projectId, showcaseId }: Of, kind: ViewKind): void =>
  useEffect(() => {
    const count = (): void => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', count)
      countView({ projectId, showcaseId }, kind)
    }
    document.addEventListener('visibilitychange', count)
    // After the page's own requests.
    const soon = setTimeout(count, 1000)
    return () => {
      clearTimeout(soon)
      document.removeEventListener('visibilitychange', count)
    }
  }, [projectId, showcaseId, kind])
