import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { callKey, useCall } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import {
  type getTrackpointFieldChoices,
  getTrackpointFields,
  saveTrackpointFields,
} from '../../../contract/trackpoint-field.endpoints.ts'

/** What a trackpoint asks for, as the portal answers it. */
export type Fields = ResponseOf<typeof getTrackpointFields>

/** One asked field. */
export type AskedField = Fields['fields'][number]

/** Everything one may ask for. */
export type Choices = ResponseOf<typeof getTrackpointFieldChoices>

/**
 * The fields of a trackpoint. Each change is shown at once and saved whole; changes wait for one another, and when
 * somebody else was faster theirs are shown.
 */
export const useTrackpointFields = (trackpointId: number) => {
  const t = useTexts('programmes')
  const client = useQueryClient()
  const input = { query: { trackpointId } }
  const key = callKey(getTrackpointFields, input)
  const read = useCall(getTrackpointFields, input, { deniedHere: true })
  const save = useDeed(saveTrackpointFields, { silent: true })
  const [savedAt, setSavedAt] = useState<Date | null>(null)

  const change = async (fields: AskedField[]): Promise<void> => {
    const known = client.getQueryData<Fields>(key)
    if (!known || save.isPending) return
    client.setQueryData<Fields>(key, { ...known, fields })
    setSavedAt(null)
    try {
      const saved = await save.mutateAsync({
        body: {
          trackpointId,
          version: known.version,
          fields: fields.map(({ code, required, readOnly }) => ({ code, required, readOnly })),
        },
      })
      client.setQueryData(key, saved)
      setSavedAt(new Date())
    } catch (error) {
      if (hasCode(error, 'STATE_CHANGED')) notify({ code: 400, text: t('settings.fields.changed') })
      else notifyError(error)
      await client.invalidateQueries({ queryKey: key })
    }
  }
  return { ...read, change, savedAt, isSaving: save.isPending }
}
