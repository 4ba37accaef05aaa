import { openDrawer } from './drawer/drawer-store.ts'
import { Secret, type Told } from './Secret.tsx'

/** Shows a new secret, once, in the drawer. */
export const tellSecret = (title: string, told: Told): void =>
  openDrawer({ title, body: <Secret told={told} /> })
