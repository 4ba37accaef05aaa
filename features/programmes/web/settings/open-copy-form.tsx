import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { CopyForm } from './CopyForm.tsx'
import type { Content } from './settings.queries.ts'

/** Opens the choice of a track to copy a trackpoint to. */
export const openCopyForm = (content: Content, title: string): void =>
  openDrawer({ title, body: <CopyForm content={content} /> })
