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

/** Saves of a trackpoint's fields that are on their way, whichever part of the screen began them; the last one counts. */
const saving = new Map<number, Promise<boolean>>()

/**
 * The fields of a trackpoint. Each change is shown at once and saved whole; changes wait for one another, and when
 * somebody else was faster theirs are shown and what waited behind is not saved over them.
 */
export const useTrackpointFields = (trackpointId: number) => {
  const t = useTexts('programmes')
  const input = { query: { trackpointId } }
  const answer = useAnswer(getTrackpointFields, input)
  const read = useCall(getTrackpointFields, input, { deniedHere: true })
  const save = useCommand(saveTrackpointFields)
  const [savedAt, setSavedAt] = useState<Date | null>(null)

  const send = async (fields: readonly AskedField[], isLast: () => boolean): Promise<void> => {
    const saved = await save.mutateAsync({
      body: {
        trackpointId,
        version: answer.get()?.version ?? 0,
        fields: fields.map(({ code, required, readOnly }) => ({ code, required, readOnly })),
      },
    })
    // What was changed meanwhile stays on the screen until it is saved itself.
    answer.put((now) => (isLast() ? saved : { ...saved, fields: now.fields }))
    setSavedAt(new Date())
  }

  const refuse = async (error: unknown): Promise<void> => {
    if (hasCode(error, 'STATE_CHANGED')) notify({ code: 400, text: t('settings.fields.changed') })
    else notifyError(error)
    await answer.refresh()
  }

  const change = async (fields: AskedField[]): Promise<void> => {
    const known = answer.get()
    if (!known) return
    answer.put({ ...known, fields })
    setSavedAt(null)
    const before = saving.get(trackpointId)
    const mine: Promise<boolean> = (async () => {
      if (before && !(await before)) return false
      return send(fields, () => saving.get(trackpointId) === mine).then(
        () => true,
        (error: unknown) => refuse(error).then(() => false),
      )
    })()
    saving.set(trackpointId, mine)
    await mine
    if (saving.get(trackpointId) === mine) saving.delete(trackpointId)
  }
  return { ...read, change, savedAt, isSaving: save.isPending }
}
