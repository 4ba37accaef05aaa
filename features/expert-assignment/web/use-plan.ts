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
  const [busy, setBusy] = useState<'solving' | 'ordering' | null>(null)
  /** Something had changed when the plan was to be ordered: it is shown as it stands now. */
  const [isRenewed, setRenewed] = useState(false)

  const solve = async (asked: Asked): Promise<void> => {
    setBusy('solving')
    setRenewed(false)
    try {
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
    } finally {
      setBusy(null)
    }
  }

  /** Answers how many were ordered; null when the plan had changed and is shown anew. */
  const order = async ({ asked, plan }: Solved): Promise<number | null> => {
    setBusy('ordering')
    try {
      const pairs = plan.pairs.map(({ taskId, expertUid, ...pair }) => ({
        taskId,
        expertUid,
        kept: pair.kept || Object.hasOwn(keep, pairKey({ taskId, expertUid })),
      }))
      const { ordered } = await call(orderAssignment, { body: { ...asked.terms, pairs } })
      setSolved(null)
      return ordered
    } catch (error) {
      if (!(error instanceof ApiError) || !outdated.has(error.code)) throw error
      await solve(asked)
      setRenewed(true)
      return null
    } finally {
      setBusy(null)
    }
  }

  return {
    solved,
    busy,
    isRenewed,
    keep,
    ruledOut,
    /** Pairs were ruled out or let in again since: the plan is no longer what it would be. */
    isOutdated: solved !== null && Object.keys(solved.ruledOut).join() !== Object.keys(ruledOut).join(),
    solve,
    again: () => (solved ? solve(solved.asked).catch(notifyError) : undefined),
    order,
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
