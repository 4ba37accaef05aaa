import { useState } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { orderAssignment, previewAssignment } from '../contract/assignment.endpoints.ts'
import type { Pair } from '../domain/assignment.rules.ts'
import type { AssignmentQuery, Plan } from './assignment.types.ts'

/** Error codes that mean that the displayed plan is outdated. */
const outdated: ReadonlySet<string | null> = new Set(['PLAN_CHANGED', 'EXPERTISE_ORDERED'])

type Picks = Readonly<Record<string, Pair>>

/** Key of a pair. */
export const pairKey = ({ taskId, expertUid }: Pair): string => `${taskId} ${expertUid}`

const without = (picks: Picks, pair: Pair): Picks =>
  Object.fromEntries(Object.entries(picks).filter(([key]) => key !== pairKey(pair)))

const toggled = (picks: Picks, { taskId, expertUid }: Pair): Picks => {
  const pair = { taskId, expertUid }
  return Object.hasOwn(picks, pairKey(pair)) ? without(picks, pair) : { ...picks, [pairKey(pair)]: pair }
}

type Solved = { query: AssignmentQuery; plan: Plan; ruledOut: Picks }

/** State of the displayed plan and the manual choices, with functions to plan again and to order. */
export const usePlan = () => {
  const [solved, setSolved] = useState<Solved | null>(null)
  const [keep, setKeep] = useState<Picks>({})
  const [ruledOut, setRuledOut] = useState<Picks>({})
  /** True if ordering failed because the plan was outdated, and a new plan is shown. */
  const [isRenewed, setRenewed] = useState(false)

  const solve = async (query: AssignmentQuery): Promise<void> => {
    setRenewed(false)
    const { reviews, dueOn, competencyId, language } = query.terms
    const plan = await call(previewAssignment, {
      body: {
        ...query.scope,
        expertUids: query.expertUids,
        reviews,
        dueOn,
        competencyId,
        language,
        keep: Object.values(keep),
        ruledOut: Object.values(ruledOut),
      },
    })
    // Fixed pairs that are no longer possible are reported once and then dropped.
    setKeep(plan.lost.reduce(without, keep))
    setSolved({ query, plan, ruledOut })
  }
  const again = async (): Promise<void> => {
    if (solved) await solve(solved.query)
  }

  return {
    solved,
    isRenewed,
    keep,
    ruledOut,
    /** True if pairs were ruled out or allowed again since the plan was computed. */
    isOutdated: solved !== null && Object.keys(solved.ruledOut).join() !== Object.keys(ruledOut).join(),
    solve,
    again,
    /** Orders the displayed plan. */
    order: async ({ pairs }: Plan): Promise<void> => {
      if (!solved) return
      await call(orderAssignment, {
        body: {
          ...solved.query.terms,
          pairs: pairs.map(({ taskId, expertUid, ...pair }) => ({
            taskId,
            expertUid,
            kept: pair.kept || Object.hasOwn(keep, pairKey({ taskId, expertUid })),
          })),
        },
      })
      setSolved(null)
    },
    /** Replans if an error means that the plan is outdated; returns whether it did. */
    renew: (refusal: unknown): boolean => {
      if (!(refusal instanceof ApiError) || !outdated.has(refusal.code)) return false
      void again().then(() => setRenewed(true), notifyError)
      return true
    },
    toggleKept: (pair: Pair) => {
      setKeep((now) => toggled(now, pair))
      setRuledOut((now) => without(now, pair))
    },
    toggleRuledOut: (pair: Pair) => {
      setRuledOut((now) => toggled(now, pair))
      setKeep((now) => without(now, pair))
    },
  }
}

export type PlanState = ReturnType<typeof usePlan>
