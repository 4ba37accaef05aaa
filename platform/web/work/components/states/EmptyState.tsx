import type { ComponentType, ReactNode } from 'react'
import { InboxIcon } from '../icons/icons.ts'
import { PageState } from './PageState.tsx'

type Props = {
  title: string
  text: ReactNode
  /** The button for it. */
  action?: ReactNode
  icon?: ComponentType
}

/** Nothing here yet, with what to do first. */
export const EmptyState = ({ title, text, action, icon = InboxIcon }: Props) => (
  <PageState icon={icon} title={title} text={text} actions={action} />
)
