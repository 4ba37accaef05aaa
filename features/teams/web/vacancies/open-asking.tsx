import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AskForm } from './AskForm.tsx'

/** Opens the form to join a project by number, which may be prefilled. */
export const openAsking = (title: string, projectCode = ''): void =>
  openDrawer({ title, body: <AskForm projectCode={projectCode} /> })
