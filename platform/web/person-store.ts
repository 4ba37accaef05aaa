import { saveAcceleratorId } from './session.ts'
import { createStore } from './store.ts'

/** Who is signed in, as the start-up sequence learnt it. */
export type SignedInPerson = {
  uid: string
  email: string
  lastName: string
  firstName: string
  middleName: string
  /** The last name plus initials. */
  name: string
  avatarUrl: string | null
  locale: 'ru' | 'en' | null
  roles: readonly string[]
  /** The role to begin with, if one was chosen. */
  defaultRole: string | null
  accessFlags: readonly string[]
  impersonatedBy: string | null
}

/** The signed-in person; null for a guest and before start-up has finished. */
export const personStore = createStore<SignedInPerson | null>(null)

/** The accelerator the work area is about; null when the person is in no team. */
export const acceleratorStore = createStore<number | null>(null)

/** Chooses the accelerator, and remembers it for the person. */
export const chooseAccelerator = (id: number | null): void => {
  const person = personStore.get()
  if (person) saveAcceleratorId(person.uid, id)
  acceleratorStore.set(id)
}
