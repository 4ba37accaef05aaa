import type { PageHref } from '#platform/domain/screen-paths.ts'

/** A step of a funnel. */
export type FunnelStep = {
  key: string
  label: string
  value: number
  to?: PageHref | null | undefined
  /** Next to the funnel: reached from any step, or left it. */
  isAside?: boolean
  /** Key of the step that the second share is relative to; by default the previous step on the path. */
  base?: string | undefined
}

/** Returns the value that the second share of a step is relative to; null if there is none. */
export const baseOf = (steps: readonly FunnelStep[], n: number): number | null => {
  const { base, isAside } = steps[n]!
  if (base !== undefined) return steps.find(({ key }) => key === base)?.value ?? null
  return isAside ? null : (steps.slice(0, n).findLast((step) => !step.isAside)?.value ?? null)
}
