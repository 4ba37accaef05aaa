import type { ReactNode } from 'react'
import { createStore } from '../../../store.ts'

/** Content of the right-hand drawer. */
export type DrawerContent = {
  title: string
  body: ReactNode
  /** Runs when the drawer is closed without submitting (spec 4). */
  onCancel?: (() => void) | undefined
}

/** The open drawer, if any. */
export const drawerStore = createStore<DrawerContent | null>(null)

export const openDrawer = (content: DrawerContent): void => drawerStore.set(content)

/** Closes it after a submit: the cancel action does not run. */
export const closeDrawer = (): void => drawerStore.set(null)

/** Closes it without submitting: its cancel action runs. */
export const cancelDrawer = (): void => {
  const content = drawerStore.get()
  drawerStore.set(null)
  content?.onCancel?.()
}
