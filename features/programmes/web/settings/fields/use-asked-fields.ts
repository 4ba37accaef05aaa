import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import {
  getTrackForm,
  getTrackFormChoices,
  getTrackpointFieldChoices,
  getTrackpointFields,
  saveTrackForm,
  saveTrackpointFields,
} from '../../../contract/trackpoint-field.endpoints.ts'

/** Who asks: a trackpoint, or the application to a track. */
export type Asker = { kind: 'trackpoint' | 'track'; id: number }

/** What is asked for, as the portal answers it; of a trackpoint also how many tasks began with it. */
export type Fields = ResponseOf<typeof getTrackForm> & { startedTasks?: number }

export type AskedField = Fields['fields'][number]

/** Everything one may ask for. */
export type Choices = ResponseOf<typeof getTrackpointFieldChoices>

/** The calls of who asks; all that tells them apart is what their id is named. */
type Calls = {
  read: typeof getTrackForm
  choices: typeof getTrackFormChoices
  save: typeof saveTrackForm
  named: (id: number) => { trackId: number }
}

const callsOf: Record<Asker['kind'], Calls> = {
  track: {
    read: getTrackForm,
    choices: getTrackFormChoices,
    save: saveTrackForm,
    named: (trackId) => ({ trackId }),
  },
  trackpoint: {
    read: getTrackpointFields,
    choices: getTrackpointFieldChoices,
    save: saveTrackpointFields,
    named: (trackpointId: number) => ({ trackpointId }),
  } as unknown as Calls,
}

/** Everything that may be asked for there. */
export const useFieldChoices = ({ kind, id }: Asker) => {
  const { choices, named } = callsOf[kind]
  return useCall(choices, { query: named(id) }, { deniedHere: true })
}

/** Saves that are on their way, whichever part of the screen began them; the last one counts. */
const saving = new Map<string, Promise<boolean>>()

/**
 * The fields that are asked for. Each change is shown at once and saved whole; changes wait for one another, and when
 * somebody else was faster theirs are shown and what waited behind is not saved over them.
 */
export const useAskedFields = ({ kind, id }: Asker) => {
  const t = useTexts('programmes')
  const { read: reading, save: writing, named } = callsOf[kind]
  const input = { query: named(id) }
  const answer = useAnswer(reading, input)
  const read = useCall(reading, input, { deniedHere: true })
  const save = useCommand(writing)
  const key = `${kind}:${id}`
  const [savedAt, setSavedAt] = useState<Date | null>(null)

  const send = async (fields: readonly AskedField[], isLast: () => boolean): Promise<void> => {
    const saved = await save.mutateAsync({
      body: {
        ...named(id),
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
    const before = saving.get(key)
    const mine: Promise<boolean> = (async () => {
      if (before && !(await before)) return false
      return send(fields, () => saving.get(key) === mine).then(
        () => true,
        (error: unknown) => refuse(error).then(() => false),
      )
    })()
    saving.set(key, mine)
    await mine
    if (saving.get(key) === mine) saving.delete(key)
  }
  const data: Fields | undefined = read.data
  return { ...read, data, change, savedAt, isSaving: save.isPending }
}
