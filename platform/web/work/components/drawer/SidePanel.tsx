import { lazy, Suspense, useState, type ReactNode } from 'react'

const SidePanelBody = lazy(async () => ({ default: (await import('./SidePanelBody.tsx')).SidePanelBody }))

/** Props of a side panel. */
export type SidePanelProps = {
  open: boolean
  title: ReactNode
  onClose: () => void
  /** Next to the title: previous and next. */
  tools?: ReactNode
  children: ReactNode
}

/**
 * A right-hand panel opened by a screen, for one record of its list: `<SidePanel open={id !== undefined} title={name}
 * onClose={close}><ProjectPanel … /></SidePanel>`. For questions and messages use `confirm` and `writeMessage`. Its
 * code is loaded when it first opens.
 */
export const SidePanel = (props: SidePanelProps) => {
  const [ever, setEver] = useState(props.open)
  if (props.open && !ever) setEver(true)
  return ever ? (
    <Suspense>
      <SidePanelBody {...props} />
    </Suspense>
  ) : null
}
