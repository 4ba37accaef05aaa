/** Stages of a project in an investor's pipeline. */
export const pipelineStages = ['WATCHING', 'CONTACTED', 'STUDYING', 'TERMS', 'INVESTED', 'PASSED'] as const

export type PipelineStage = (typeof pipelineStages)[number]

/**
 * Actions on a card: moving to another stage, editing, ordering or suggesting a review, sharing with the firm,
 * removing.
 */
export const pipelineActions = [
  'watch',
  'contact',
  'study',
  'offer',
  'invest',
  'pass',
  'edit',
  'files',
  'order',
  'suggest',
  'share',
  'remove',
] as const

/** The target stage of each move. */
export const stageOfMove = {
  watch: 'WATCHING',
  contact: 'CONTACTED',
  study: 'STUDYING',
  offer: 'TERMS',
  invest: 'INVESTED',
  pass: 'PASSED',
} as const satisfies Partial<Record<(typeof pipelineActions)[number], PipelineStage>>

/** Maximum number of cards per investor. */
export const maxCards = 2000

/** Facts in which a project is compared with the investor's criteria. */
export const fitFacts = ['industries', 'stage'] as const

/** Result of the comparison; `UNKNOWN` if either side has no data. */
export const fits = ['LIKE', 'UNLIKE', 'UNKNOWN'] as const

export type Fit = (typeof fits)[number]

/** Compares the project's values with the wanted ones. */
export const fitOf = (given: readonly number[], wanted: readonly number[]): Fit => {
  if (given.length === 0 || wanted.length === 0) return 'UNKNOWN'
  return given.some((id) => wanted.includes(id)) ? 'LIKE' : 'UNLIKE'
}
