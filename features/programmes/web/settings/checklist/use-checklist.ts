import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { getTrackpointChecklist, saveTrackpointChecklist } from '../../../contract/checklist.endpoints.ts'
import { useWholeSaves } from '#platform/web/query/use-whole-saves.ts'

type Checklist = ResponseOf<typeof getTrackpointChecklist>

/** A point; `newPoint` is the id of an unsaved one. */
export type Point = Checklist['points'][number]

/** The id of an unsaved point. */
export const newPoint = 0

const sent = (points: readonly Point[]) =>
  points.map(({ id, text }) => ({ id: id === newPoint ? null : id, text }))

const given = saveTrackpointChecklist.body.shape.points

/** Why points cannot be saved, as a field's error code; null: they can. */
export const pointsProblem = (points: readonly Point[]): string | null =>
  given.safeParse(sent(points)).error?.issues[0]?.message ?? null

/** The checklist of a trackpoint, saved on every change. */
export const useChecklist = (trackpointId: number) => {
  const t = useTexts('programmes')
  const input = { query: { trackpointId } }
  const answer = useAnswer(getTrackpointChecklist, input)
  const read = useCall(getTrackpointChecklist, input, { deniedHere: true })
  const save = useCommand(saveTrackpointChecklist)
  const saves = useWholeSaves<Checklist, Point[]>(`checklist:${trackpointId}`, {
    answer,
    valueOf: ({ points }) => points,
    withValue: (now, points) => ({ ...now, points }),
    save: (points, version) => save.mutateAsync({ body: { trackpointId, version, points: sent(points) } }),
    changed: t('settings.checklist.changed'),
  })
  return { ...read, ...saves, isSaving: save.isPending }
}
