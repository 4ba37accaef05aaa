import './drawer.css'
import Drawer from '@mui/material/Drawer'
import { useId, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStore } from '../../../use-store.ts'
import { IconAction } from '../IconAction.tsx'
import { CloseIcon } from '../icons/icons.ts'
import { cancelDrawer, drawerStore } from './drawer-store.ts'

/** The one right-hand drawer of the work area: focus stays inside, Esc cancels, focus returns to where it came from. */
export const DrawerHost = () => {
  const t = useTexts()
  const titleId = useId()
  const content = useStore(drawerStore)
  // What was in it stays while it slides out.
  const [last, setLast] = useState(content)
  if (content && content !== last) setLast(content)
  const shown = content ?? last
  return (
    <Drawer
      anchor="right"
      open={content !== null}
      onClose={cancelDrawer}
      slotProps={{ paper: { className: 'right-drawer', role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      {shown ? (
        <>
          <header className="drawer-head">
            <h2 id={titleId}>{shown.title}</h2>
            <IconAction icon={CloseIcon} label={t('actions.close')} tip="end" onClick={cancelDrawer} />
          </header>
          <div className="drawer-body">{shown.body}</div>
        </>
      ) : null}
    </Drawer>
  )
}
