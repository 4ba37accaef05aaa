import type { Rule } from './rules.ts'

/** Limits of a selection's settings. */
export const selectionLimits = {
  rules: 50,
  required: 100,
  values: 500,
  streams: 200,
  /** Points of one rule, in hundredths. */
  points: 100_000,
  /** Projects in one selection. */
  participants: 20_000,
} as const

/** Maximum number of projects of a stream that pass. */
export type StreamQuota = { streamId: number; quota: number }

/** Settings of a selection. */
export type SelectionSettings = {
  rules: Rule[]
  /** Codes of the fields that a project must fill in to pass. */
  required: string[]
  /** Minimum points to pass, in hundredths. */
  threshold: number | null
  /** Maximum number of projects that pass. */
  quota: number | null
  /** Only for a track on schedule. */
  streamQuotas: StreamQuota[]
}

/** Settings before the first save: all projects pass. */
export const noSettings: SelectionSettings = {
  rules: [],
  required: [],
  threshold: null,
  quota: null,
  streamQuotas: [],
}

/** Codes of all fields in the settings. */
export const codesIn = ({ rules, required }: SelectionSettings): string[] => [
  ...new Set([...rules.map(({ code }) => code), ...required]),
]
