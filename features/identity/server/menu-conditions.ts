import type { MenuCode } from '#platform/domain/menu.ts'
import type { SignedIn } from '#platform/server/context.ts'

/** Whether an item has anything for this person. */
type Condition = (ctx: SignedIn) => Promise<boolean>

const conditions = new Map<MenuCode, Condition>()

/** Hides an item of the menu from people who would see an empty screen. Called in the `index.ts` of a feature. */
export const addMenuCondition = (code: MenuCode, condition: Condition): void => {
  conditions.set(code, condition)
}

/** The items that have something for this person. */
export const withSomething = async (ctx: SignedIn, items: readonly MenuCode[]): Promise<MenuCode[]> => {
  const results = await Promise.all(items.map(async (code) => (await conditions.get(code)?.(ctx)) ?? true))
  return items.filter((_code, at) => results[at])
}
