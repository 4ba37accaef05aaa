/** Who a project may wait for, as the parameter `waits` names it; the texts contain a sentence for each. */
export const namedWaits = ['LEADER', 'TEAM', 'ACCELERATOR', 'TRACKER', 'EXPERT'] as const

export type NamedWait = (typeof namedWaits)[number]

/** Sentences of a language that a text contains only if there is something to say. */
type Sentences = { waits: (who: NamedWait) => string; until: (day: string) => string }

/**
 * Returns the parameters with the optional ones expanded to sentences: who the project waits for, the deadline
 * (`until`, an already formatted time), and the offer. Missing ones, also of older notifications, become empty
 * strings.
 */
export const withSentences = (
  params: Readonly<Record<string, string>>,
  sentences: Sentences,
): Record<string, string> => {
  const who = namedWaits.find((one) => one === params['waits'])
  const { until, offer } = params
  return {
    ...params,
    waits: who ? ` ${sentences.waits(who)}` : '',
    until: until ? ` ${sentences.until(until)}` : '',
    offer: offer ? ` ${offer}` : '',
  }
}
