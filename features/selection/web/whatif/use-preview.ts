import { useEffect, useState } from 'react'
import { useCall } from '#platform/web/query/use-call.ts'
import { previewSelection } from '../../contract/selection.endpoints.ts'
import type { SelectionSettings } from '../../domain/settings.ts'

/** Debounce in milliseconds; while the line is moved, the browser calculates the result itself. */
const pause = 400

/** The result of the settings; the previous one is shown until the next is loaded. */
export const usePreview = (trackpointId: number, settings: SelectionSettings, enabled: boolean) => {
  const [asked, setAsked] = useState(settings)
  useEffect(() => {
    if (!enabled) return undefined
    const timer = setTimeout(() => setAsked(settings), pause)
    return () => clearTimeout(timer)
  }, [settings, enabled])
  const answer = useCall(
    previewSelection,
    { body: { trackpointId, settings: asked } },
    { enabled, keepPrevious: true, deniedHere: true },
  )
  const isCurrent =
    asked === settings && !answer.isPlaceholderData && !answer.isFetching && answer.data !== undefined
  return { ...answer, asked, isCurrent }
}

export type PreviewAnswer = ReturnType<typeof usePreview>
