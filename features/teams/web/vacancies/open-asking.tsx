import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AskForm } from './AskForm.tsx'

/** Opens the form that asks to join a project by its number, which may be known already. */
export const openAsking = (title: string, projectCode = ''): void =>
  openDrawer({ title, body: <AskForm projectCode={projectCode} /> })
