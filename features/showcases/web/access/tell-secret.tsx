import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Secret } from './Secret.tsx'

/** Shows a new secret, once, in the drawer. */
export const tellSecret = (title: string, label: string, secret: string): void =>
  openDrawer({ title, body: <Secret label={label} secret={secret} /> })
