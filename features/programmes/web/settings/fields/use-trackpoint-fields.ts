import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import {
  type getTrackpointFieldChoices,
  getTrackpointFields,
  saveTrackpointFields,
} from '../../../contract/trackpoint-field.endpoints.ts'

/** What a trackpoint asks for, as the portal answers it. */
export type Fields = ResponseOf<typeof getTrackpointFields>

export type AskedField = Fields['fields'][number]

/** Everything one may ask for. */
export type Choices = ResponseOf<typeof getTrackpointFieldChoices>

/**
 * The fields of a trackpoint. Each change is shown at once and saved whole; changes wait for one another, and when
 * somebody else was faster theirs are shown.
 */
export const useTrackpointFields = (trackpointId: number) => {
  const t = useTexts('programmes')
  const input = { query: { trackpointId } }
  const answer = useAnswer(getTrackpointFields, input)
  const read = useCall(getTrackpointFields, input, { deniedHere: true })
  const save = useCommand(saveTrackpointFields)
  const [savedAt, setSavedAt] = useState<Date | null>(null)

  const change = async (fields: AskedField[]): Promise<void> => {
    const known = answer.get()
    if (!known || save.isPending) return
    answer.put({ ...known, fields })
    setSavedAt(null)
    try {
      const saved = await save.mutateAsync({
        body: {
          trackpointId,
          version: known.version,
          fields: fields.map(({ code, required, readOnly }) => ({ code, required, readOnly })),
        },
      })
      answer.put(saved)
      setSavedAt(new Date())
    } catch (error) {
      if (hasCode(error, 'STATE_CHANGED')) notify({ code: 400, text: t('settings.fields.changed') })
      else notifyError(error)
      await answer.refresh()
    }
  }
  return { ...read, change, savedAt, isSaving: save.isPending }
}
