import { call } from '#platform/web/api/call.ts'
import { personStore } from '#platform/web/person-store.ts'
import { lastLoginRole, setLoginRole, userType } from '#platform/web/session.ts'
import { getMenu } from '../../../../features/identity/contract/menu.endpoints.ts'
import { menuStore } from '../work-store.ts'

/**
 * The active role: the one chosen since signing in, else the default, else the last one used (spec 6), if the person
 * still has it.
 */
export const activeRole = (): string | undefined => {
  const person = personStore.get()
  return [userType(), person?.defaultRole, person && lastLoginRole(person.uid)].find(
    (role): role is string => role != null && person?.roles.includes(role) === true,
  )
}

/** Loads the menu for the active role and the chosen accelerator, and stores that role. */
export const loadMenu = async (): Promise<void> => {
  const { items, role } = await call(getMenu, { query: { role: activeRole() } })
  const person = personStore.get()
  if (person) setLoginRole(person.uid, role)
  menuStore.set(items)
}
