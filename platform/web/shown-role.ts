import { personStore } from './person-store.ts'
import { lastLoginRole } from './session.ts'

/** The role that the work area is shown in: its menu was made for it. */
export const shownRole = (): string | null => {
  const person = personStore.get()
  return person && lastLoginRole(person.uid)
}
