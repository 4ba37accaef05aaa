import { notifyAfterReload } from './messages/after-reload.ts'
import { chooseAccelerator, personStore } from './person-store.ts'
import { setLoginRole } from './session.ts'

/** Reloads the portal in a new role: its menu, its accelerator and its first page, with a greeting if there is one. */
export const startInTeam = (acceleratorId: number, role: string, greeting?: string): void => {
  if (greeting !== undefined) notifyAfterReload(greeting)
  const person = personStore.get()
  if (person) setLoginRole(person.uid, role)
  chooseAccelerator(acceleratorId)
  location.assign('/bch/view')
}
