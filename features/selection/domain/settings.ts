import type { Rule } from './rules.ts'

/** The most of everything in the settings of a selection. */
export const selectionLimits = {
  rules: 50,
  required: 100,
  values: 500,
  streams: 200,
  /** Points of one rule, in hundredths. */
  points: 100_000,
  /** Projects on a task that are selected at once. */
  participants: 20_000,
} as const

/** So many projects of a stream pass at most. */
export type StreamQuota = { streamId: number; quota: number }

/** How a selection is done. */
export type SelectionSettings = {
  rules: Rule[]
  /** Codes of fields without which a project does not pass. */
  required: string[]
  /** The points, in hundredths, that a project needs to pass. */
  threshold: number | null
  /** So many projects pass at most. */
  quota: number | null
  /** Of a track on schedule. */
  streamQuotas: StreamQuota[]
}

/** Settings before anybody wrote any: nobody is kept out. */
export const noSettings: SelectionSettings = {
  rules: [],
  required: [],
  threshold: null,
  quota: null,
  streamQuotas: [],
}

/** Every field that the settings look at. */
export const codesIn = ({ rules, required }: SelectionSettings): string[] => [
  ...new Set([...rules.map(({ code }) => code), ...required]),
]
