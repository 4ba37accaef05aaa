import { sql } from 'kysely'
import { readProfileValues } from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import { isEmpty, sameValue, type Value } from '../../fields/domain/values.ts'
import { columnsOf, columnOf, type ItemPlan } from './bring-project.ts'

/**
 * A plan in two parts: what fills empty fields, and what would overwrite or add to existing values. Equal values are
 * in neither.
 */
export type SplitPlan = { empty: ItemPlan; rest: ItemPlan }

/** Splits a plan by the current values of a project. */
export const splitPlan = async (db: Db, projectId: number, plan: ItemPlan): Promise<SplitPlan> => {
  const codes = [...plan.plain, ...plan.items].map(({ code }) => code)
  const [{ rows }, existing] = await Promise.all([
    sql<Record<string, string | null>>`select * from project where id = ${projectId}`.execute(db),
    readProfileValues(db, projectId, codes),
  ])
  const columns = rows[0] ?? {}
  const planned = columnsOf(plan)
  const mainOf = (takes: (now: string, then: string) => boolean) =>
    Object.fromEntries(
      Object.entries(plan.main).filter(([field]) => {
        const column = columnOf(field)
        return takes(columns[column] ?? '', planned[column] ?? '')
      }),
    )
  const isSame = (code: string, value: Value): boolean => sameValue(existing.plain[code], value)
  const hasItems = (code: string): boolean => (existing.items[code]?.length ?? 0) > 0
  return {
    empty: {
      ...plan,
      main: mainOf((now) => now === ''),
      plain: plan.plain.filter(({ code }) => isEmpty(existing.plain[code])),
      items: plan.items.filter(({ code }) => !hasItems(code)),
    },
    rest: {
      ...plan,
      main: mainOf((now, then) => now !== '' && now !== then),
      plain: plan.plain.filter(({ code, value }) => !isEmpty(existing.plain[code]) && !isSame(code, value)),
      items: plan.items.filter(({ code }) => hasItems(code)),
    },
  }
}

/** Whether a plan writes anything into a project. */
export const isSomething = ({ main, plain, items }: ItemPlan): boolean =>
  Object.keys(main).length + plain.length + items.length > 0
