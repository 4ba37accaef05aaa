import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ImportPanel } from './ImportPanel.tsx'

/** Opens the drawer that brings a spreadsheet in. */
export const openImport = (title: string, id: number): void =>
  openDrawer({ title, body: <ImportPanel id={id} /> })
