import { call } from '#platform/web/api/call.ts'
import { personStore } from '#platform/web/person-store.ts'
import { lastLoginRole, setLoginRole } from '#platform/web/session.ts'
import { getMenu } from '../../../../features/identity/contract/menu.endpoints.ts'
import { menuStore } from '../work-store.ts'

/** The role last used, if the person still holds it (spec 4). */
export const activeRole = (): string | undefined => {
  const role = lastLoginRole()
  return role !== null && personStore.get()?.roles.includes(role) ? role : undefined
}

/** Loads the menu for the active role and the chosen accelerator. */
export const loadMenu = async (): Promise<void> => {
  const role = activeRole()
  if (role) setLoginRole(role)
  menuStore.set((await call(getMenu, { query: { role } })).items)
}
