import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { GroupsPanel } from './GroupsPanel.tsx'

/** Opens the groups of the catalogue in the drawer. */
export const openGroups = (title: string): void =>
  openDrawer({ title, body: <GroupsPanel again={() => openGroups(title)} /> })
