import { createHash } from 'node:crypto'
import type { ElementTree } from '../../fields/domain/tree.ts'
import { decide, ranked } from '../domain/rank.rules.ts'
import { scored, type Participant } from '../domain/score.rules.ts'
import type { SelectionSettings } from '../domain/settings.ts'

/** Input of the worker thread: the settings, their fields, and the participants as parts of JSON. */
export type PlacesRequest = { settings: SelectionSettings; tree: ElementTree; parts: readonly string[] }

/** The places as numbers, in order, and their details as parts of JSON. */
export type Places = {
  fingerprint: string
  taskIds: number[]
  points: number[]
  streams: number[]
  refusedFrom: number
  passed: number
  items: string[]
}

const itemsPerPart = 1000

/** Sorts keys, because the database may return the same settings in another key order. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, canonical(value)])
}

/** Calculates the places. Pure, so the same input gives the same places and fingerprint in every process. */
export const placesOf = ({ settings, tree, parts }: PlacesRequest): Places => {
  const participants = parts.flatMap((part) => JSON.parse(part) as Participant[])
  const order = ranked(participants.map((participant) => scored(settings, tree, participant)))
  const results = decide(
    order.map(({ points, streamId, failures }) => ({ points, streamId, refused: failures.length > 0 })),
    settings,
  )
  const items = order.map(({ taskId, points, byRule, failures }, at) => ({
    place: at + 1,
    taskId,
    outcome: results[at],
    points,
    byRule,
    failures,
  }))
  const firstRefused = results.indexOf('REFUSED')
  return {
    fingerprint: createHash('sha256')
      .update(
        JSON.stringify([
          canonical(settings),
          items.map(({ taskId, points, outcome }) => [taskId, points, outcome]),
        ]),
      )
      .digest('hex'),
    taskIds: order.map(({ taskId }) => taskId),
    points: order.map(({ points }) => points),
    streams: order.map(({ streamId }) => streamId ?? 0),
    refusedFrom: firstRefused === -1 ? order.length : firstRefused,
    passed: results.filter((outcome) => outcome === 'PASSED').length,
    items: Array.from({ length: Math.ceil(items.length / itemsPerPart) }, (_, part) =>
      JSON.stringify(items.slice(part * itemsPerPart, (part + 1) * itemsPerPart)),
    ),
  }
}
