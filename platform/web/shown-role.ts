import { personStore } from './person-store.ts'
import { lastLoginRole } from './session.ts'

/** The role of the work area's current menu. */
export const shownRole = (): string | null => {
  const person = personStore.get()
  return person && lastLoginRole(person.uid)
}
