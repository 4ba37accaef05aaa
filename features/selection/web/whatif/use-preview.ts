import { useEffect, useState } from 'react'
import { useCall } from '#platform/web/query/use-call.ts'
import { previewSelection } from '../../contract/selection.endpoints.ts'
import type { SelectionSettings } from '../../domain/settings.ts'

/** Asked again so long after the last change: while the line is moved the browser counts by itself. */
const pause = 400

/** What the settings would come to; the answer before stays until the next one is there. */
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
