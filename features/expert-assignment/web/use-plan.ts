import { useState } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { orderAssignment, previewAssignment } from '../contract/assignment.endpoints.ts'
import type { Pair } from '../domain/assignment.rules.ts'
import type { Asked, Plan } from './assignment.types.ts'

/** What says that the plan is not what it was any more. */
const outdated: ReadonlySet<string | null> = new Set(['PLAN_CHANGED', 'EXPERTISE_ORDERED'])

type Picks = Readonly<Record<string, Pair>>

/** Names a pair among others. */
export const pairKey = ({ taskId, expertUid }: Pair): string => `${taskId} ${expertUid}`

const without = (picks: Picks, pair: Pair): Picks =>
  Object.fromEntries(Object.entries(picks).filter(([key]) => key !== pairKey(pair)))

const toggled = (picks: Picks, { taskId, expertUid }: Pair): Picks => {
  const pair = { taskId, expertUid }
  return Object.hasOwn(picks, pairKey(pair)) ? without(picks, pair) : { ...picks, [pairKey(pair)]: pair }
}

type Solved = { asked: Asked; plan: Plan; ruledOut: Picks }

/** The plan that is shown, what was decided of it by hand, and the ways on: solve again, order. */
export const usePlan = () => {
  const [solved, setSolved] = useState<Solved | null>(null)
  const [keep, setKeep] = useState<Picks>({})
  const [ruledOut, setRuledOut] = useState<Picks>({})
  /** Something had changed when the plan was to be ordered: it is shown as it stands now. */
  const [isRenewed, setRenewed] = useState(false)

  const solve = async (asked: Asked): Promise<void> => {
    setRenewed(false)
    const { reviews, dueOn, competencyId, language } = asked.terms
    const plan = await call(previewAssignment, {
      body: {
        ...asked.scope,
        expertUids: asked.expertUids,
        reviews,
        dueOn,
        competencyId,
        language,
        keep: Object.values(keep),
        ruledOut: Object.values(ruledOut),
      },
    })
    // What can't be kept any more is told once.
    setKeep(plan.lost.reduce(without, keep))
    setSolved({ asked, plan, ruledOut })
  }
  const again = async (): Promise<void> => {
    if (solved) await solve(solved.asked)
  }

  return {
    solved,
    isRenewed,
    keep,
    ruledOut,
    /** Pairs were ruled out or let in again since: the plan is no longer what it would be. */
    isOutdated: solved !== null && Object.keys(solved.ruledOut).join() !== Object.keys(ruledOut).join(),
    solve,
    again,
    /** Orders the plan as it is shown. */
    order: async ({ pairs }: Plan): Promise<void> => {
      if (!solved) return
      await call(orderAssignment, {
        body: {
          ...solved.asked.terms,
          pairs: pairs.map(({ taskId, expertUid, ...pair }) => ({
            taskId,
            expertUid,
            kept: pair.kept || Object.hasOwn(keep, pairKey({ taskId, expertUid })),
          })),
        },
      })
      setSolved(null)
    },
    /** Shows the plan as it stands now when a refusal says that it has changed; whether it does. */
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
