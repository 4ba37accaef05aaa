import { chooseAccelerator, personStore } from './person-store.ts'
import { setLoginRole } from './session.ts'

/** Reloads the portal in a new role: its menu, its accelerator and its first page. */
export const startInTeam = (acceleratorId: number, role: string): void => {
  const person = personStore.get()
  if (person) setLoginRole(person.uid, role)
  chooseAccelerator(acceleratorId)
  location.assign('/bch/view')
}
