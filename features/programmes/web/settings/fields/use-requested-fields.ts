import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
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
import { useWholeSaves } from '#platform/web/query/use-whole-saves.ts'

/** A trackpoint, or the application form of a track. */
export type Asker = { kind: 'trackpoint' | 'track'; id: number }

/** The requested fields in responses; for a trackpoint also the number of started tasks. */
export type Fields = ResponseOf<typeof getTrackForm> & { startedTasks?: number }

export type RequestedField = Fields['fields'][number]

/** All available fields. */
export type Choices = ResponseOf<typeof getTrackpointFieldChoices>

/** Calls for a trackpoint or a track; they differ only in the name of the id. */
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

/** Loads all available fields. */
export const useFieldChoices = ({ kind, id }: Asker) => {
  const { choices, named } = callsOf[kind]
  return useCall(choices, { query: named(id) }, { deniedHere: true })
}

/** The requested fields, saved on every change. */
export const useRequestedFields = ({ kind, id }: Asker) => {
  const t = useTexts('programmes')
  const { read: reading, save: writing, named } = callsOf[kind]
  const input = { query: named(id) }
  const answer = useAnswer(reading, input)
  const read = useCall(reading, input, { deniedHere: true })
  const save = useCommand(writing)
  const saves = useWholeSaves<Fields, RequestedField[]>(`${kind}:${id}`, {
    answer,
    valueOf: ({ fields }) => fields,
    withValue: (now, fields) => ({ ...now, fields }),
    save: (fields, version) =>
      save.mutateAsync({
        body: {
          ...named(id),
          version,
          fields: fields.map(({ code, required, readOnly }) => ({ code, required, readOnly })),
        },
      }),
    changed: t('settings.fields.changed'),
  })
  const data: Fields | undefined = read.data
  return { ...read, data, ...saves, isSaving: save.isPending }
}
