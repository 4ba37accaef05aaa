import { useState } from 'react'
import { useStore } from '../../../use-store.ts'
import { cancelDrawer, drawerStore } from './drawer-store.ts'
import { SidePanel } from './SidePanel.tsx'

/** The right-hand drawer used by `confirm`, `writeMessage` and `openDrawer`; closing it runs its cancel action. */
export const DrawerHost = () => {
  const content = useStore(drawerStore)
  // Its content remains during the closing animation.
  const [last, setLast] = useState(content)
  if (content && content !== last) setLast(content)
  const shown = content ?? last
  return (
    <SidePanel open={content !== null} title={shown?.title} onClose={cancelDrawer}>
      {shown?.body}
    </SidePanel>
  )
}
