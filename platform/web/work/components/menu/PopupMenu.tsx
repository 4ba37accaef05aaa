import { lazy, Suspense, useState } from 'react'
import type { MenuPopupProps } from './MenuPopup.tsx'

const load = () => import('./MenuPopup.tsx')
const MenuPopup = lazy(async () => ({ default: (await load()).MenuPopup }))

/** Loads the menu's code before the first click: called when a pointer first moves over the page. */
export const warmMenus = (): void => void load()

/** A menu that opens below its button; its code is loaded with the first one opened. */
export const PopupMenu = (props: MenuPopupProps) => {
  const isOpen = props.anchor !== null
  const [ever, setEver] = useState(isOpen)
  if (isOpen && !ever) setEver(true)
  if (!ever) return null
  return (
    <Suspense>
      <MenuPopup {...props} />
    </Suspense>
  )
}
