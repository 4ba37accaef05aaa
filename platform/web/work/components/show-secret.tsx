import { openDrawer } from './drawer/drawer-store.ts'
import { Secret, type SecretParts } from './Secret.tsx'

/** Shows a new secret, once, in the drawer. */
export const showSecret = (title: string, parts: SecretParts): void =>
  openDrawer({ title, body: <Secret parts={parts} /> })
