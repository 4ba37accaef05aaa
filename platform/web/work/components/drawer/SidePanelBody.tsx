import './drawer.css'
import Drawer from '@mui/material/Drawer'
import { useId, useLayoutEffect } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { WorkTheme } from '../../WorkTheme.tsx'
import { IconAction } from '../IconAction.tsx'
import { CloseIcon } from '../icons/icons.ts'
import type { SidePanelProps } from './SidePanel.tsx'

/** The panel: traps the focus, closes by Esc, restores the focus. */
export const SidePanelBody = ({ open, title, onClose, tools, children }: SidePanelProps) => {
  const t = useTexts()
  const titleId = useId()
  // The panel is visible before it has the focus: otherwise an Escape pressed in between would go to the list below.
  useLayoutEffect(() => {
    if (!open) return undefined
    const closeEarly = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.activeElement?.closest('.MuiModal-root')) onClose()
    }
    document.addEventListener('keydown', closeEarly)
    return () => document.removeEventListener('keydown', closeEarly)
  }, [open, onClose])
  return (
    <WorkTheme>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: {
            className: 'right-drawer',
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
          },
        }}
      >
        <div className="drawer-head">
          <h2 id={titleId}>{title}</h2>
          <span className="drawer-tools">
            {tools}
            <IconAction icon={CloseIcon} label={t('actions.close')} tip="end" onClick={onClose} />
          </span>
        </div>
        <div className="drawer-body">{children}</div>
      </Drawer>
    </WorkTheme>
  )
}
