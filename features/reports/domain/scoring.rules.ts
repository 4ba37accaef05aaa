/** Text in both languages. */
export type BothWords = { ru: string; en: string }

/** A scoring parameter: marks from 0 to `scale`, weighted by `weight`. */
export type ScoringParameter = { code: string; name: BothWords; weight: number; scale: number }

/** A group of parameters. */
export type ScoringGroup = { code: string; name: BothWords; parameters: readonly ScoringParameter[] }

/** Limits of a scoring. */
export const scoringLimits = {
  groups: 12,
  /** Per group, and in total. */
  parametersOfGroup: 20,
  parameters: 60,
  weight: 10,
  scale: 10,
  versions: 200,
  /** Per expert's review, and of others that its expert reads. */
  versionsOfReview: 50,
  othersOfReview: 50,
  links: 50,
  /** Stored per link, and shown: the newest. */
  openings: 200,
  openingsShown: 20,
  linkDays: 365,
} as const

/**
 * Weighted total of some parameters, 0 to 100. A missing mark counts as 0, so that omitting parameters gives no
 * advantage.
 */
const share = (parameters: readonly ScoringParameter[], marks: ReadonlyMap<string, number>): number => {
  const all = parameters.reduce((sum, { weight }) => sum + weight, 0)
  const earned = parameters.reduce(
    (sum, { code, weight, scale }) => sum + (weight * Math.min(marks.get(code) ?? 0, scale)) / scale,
    0,
  )
  return all === 0 ? 0 : Math.round((earned / all) * 1000) / 10
}

/** The result of marks: the total, the total of each group, and the missing parameters. */
export const scoringResult = (groups: readonly ScoringGroup[], marks: ReadonlyMap<string, number>) => {
  const parameters = groups.flatMap((group) => group.parameters)
  const missing = parameters.filter(({ code }) => !marks.has(code)).map(({ code }) => code)
  return {
    total: share(parameters, marks),
    groups: groups.map(({ code, parameters: own }) => ({ code, total: share(own, marks) })),
    parameters: parameters.length,
    assessed: parameters.length - missing.length,
    missing,
  }
}

/**
 * States of a link to a scoring: it opens; it does not open until the project applies to an approved accelerator again;
 * its last day is over; somebody ended it.
 */
export const scoringLinkStates = ['OPEN', 'PAUSED', 'OVER', 'ENDED'] as const

/** Whether a link opens the scoring now or may open it later, so that it can be ended. */
export const isLastingLink = ({ state }: { state: (typeof scoringLinkStates)[number] }): boolean =>
  state === 'OPEN' || state === 'PAUSED'
