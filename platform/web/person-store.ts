import { saveAcceleratorId } from './session.ts'
import { createStore } from './store.ts'

/** The signed-in person, as loaded at startup. */
export type SignedInPerson = {
  uid: string
  email: string
  lastName: string
  firstName: string
  middleName: string
  /** Last name and initials. */
  name: string
  avatarUrl: string | null
  locale: 'ru' | 'en' | null
  roles: readonly string[]
  /** The initial role, if one was chosen. */
  defaultRole: string | null
  accessFlags: readonly string[]
  impersonatedBy: string | null
}

/** The signed-in person; null for a guest and until startup has finished. */
export const personStore = createStore<SignedInPerson | null>(null)

/** The accelerator shown in the work area; null if the person is in no team. */
export const acceleratorStore = createStore<number | null>(null)

/** Chooses the accelerator, and remembers it for the person. */
export const chooseAccelerator = (id: number | null): void => {
  const person = personStore.get()
  if (person) saveAcceleratorId(person.uid, id)
  acceleratorStore.set(id)
}
