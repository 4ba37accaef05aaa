/** A text of a template in both languages. */
export type BothWords = { ru: string; en: string }

/** What a project is assessed by: a mark from 0 to `scale`, which counts `weight` times. */
export type ScoringParameter = { code: string; name: BothWords; weight: number; scale: number }

/** Parameters that belong together. */
export type ScoringGroup = { code: string; name: BothWords; parameters: readonly ScoringParameter[] }

/** How much a scoring may hold. */
export const scoringLimits = {
  groups: 12,
  /** Of one group, and of all together. */
  parametersOfGroup: 20,
  parameters: 60,
  weight: 10,
  scale: 10,
  versions: 200,
  links: 50,
  openings: 200,
  linkDays: 365,
} as const

/** The total of some parameters: 0 to 100. What has no mark counts nothing, so nobody leads by leaving out. */
const share = (parameters: readonly ScoringParameter[], marks: ReadonlyMap<string, number>): number => {
  const all = parameters.reduce((sum, { weight }) => sum + weight, 0)
  const earned = parameters.reduce(
    (sum, { code, weight, scale }) => sum + (weight * Math.min(marks.get(code) ?? 0, scale)) / scale,
    0,
  )
  return all === 0 ? 0 : Math.round((earned / all) * 1000) / 10
}

/** What marks come to: the total, the total of each group, and what is missing. */
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
