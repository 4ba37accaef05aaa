/** Where a project stands in an investor's own pipeline. */
export const pipelineStages = ['WATCHING', 'CONTACTED', 'STUDYING', 'TERMS', 'INVESTED', 'PASSED'] as const

export type PipelineStage = (typeof pipelineStages)[number]

/** What may be done with a card: moved to each other stage, edited, reviewed, given to the firm, taken away. */
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

/** The stage that each move leads to. */
export const stageOfMove = {
  watch: 'WATCHING',
  contact: 'CONTACTED',
  study: 'STUDYING',
  offer: 'TERMS',
  invest: 'INVESTED',
  pass: 'PASSED',
} as const satisfies Partial<Record<(typeof pipelineActions)[number], PipelineStage>>

/** Cards of one investor at most. */
export const mostCards = 2000

/** What fits of a project is said of these facts. */
export const fitFacts = ['industries', 'stage'] as const

/** Whether what a project says is what the investor looks for; `UNKNOWN` where one of the two says nothing. */
export const fits = ['LIKE', 'UNLIKE', 'UNKNOWN'] as const

export type Fit = (typeof fits)[number]

/** Whether any of what a project says is among what is looked for. */
export const fitOf = (said: readonly number[], wanted: readonly number[]): Fit => {
  if (said.length === 0 || wanted.length === 0) return 'UNKNOWN'
  return said.some((id) => wanted.includes(id)) ? 'LIKE' : 'UNLIKE'
}
