import { useEffect } from 'react'
import { call } from '#platform/web/api/call.ts'
import { countShowcaseView } from '../../contract/views.endpoints.ts'
import type { ViewKind } from '../../domain/views.rules.ts'

type Of = { projectId: number; showcaseId: number }

/** Says that a project was looked at, once nothing else is to be done; a page waits for no answer, and none is shown. */
export const countView = ({ projectId, showcaseId }: Of, kind: ViewKind): void =>
  void call(countShowcaseView, { body: { projectId, showcaseId, kind }, headers: {} }).catch(() => undefined)

/** Counts the page once it is seen: one that is only fetched ahead is not. */
export const useSeen = ({ projectId, showcaseId }: Of, kind: ViewKind): void =>
  useEffect(() => {
    const count = (): void => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', count)
      countView({ projectId, showcaseId }, kind)
    }
    document.addEventListener('visibilitychange', count)
    // After what the page itself waits for.
    const soon = setTimeout(count, 1000)
    return () => {
      clearTimeout(soon)
      document.removeEventListener('visibilitychange', count)
    }
  }, [projectId, showcaseId, kind])
