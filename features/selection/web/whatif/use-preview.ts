import { useEffect, useState } from 'react'
import { useCall } from '#platform/web/query/use-call.ts'
import { previewSelection } from '../../contract/selection.endpoints.ts'
import type { SelectionSettings } from '../../domain/settings.ts'

/** Debounce in milliseconds; while the line is moved, the browser calculates the result itself. */
const pause = 400

/** The result of the settings; the previous one is shown until the next is loaded. */
export const usePreview = (trackpointId: number, settings: SelectionSettings, enabled: boolean) => {
  const [requested, setRequested] = useState(settings)
  useEffect(() => {
    if (!enabled) return undefined
    const timer = setTimeout(() => setRequested(settings), pause)
    return () => clearTimeout(timer)
  }, [settings, enabled])
  const answer = useCall(
    previewSelection,
    { body: { trackpointId, settings: requested } },
    { enabled, keepPrevious: true, deniedHere: true },
  )
  const isCurrent =
    requested === settings && !answer.isPlaceholderData && !answer.isFetching && answer.data !== undefined
  return { ...answer, requested, isCurrent }
}

export type PreviewAnswer = ReturnType<typeof usePreview>
