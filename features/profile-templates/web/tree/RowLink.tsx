import type { ComponentProps } from 'react'
import { LateLink } from '#platform/web/work/navigation/LateLink.tsx'
import { withScroll } from '../scroll.ts'

/** A link out of the tree that stores its scroll position for the way back. */
export const RowLink = (props: Omit<ComponentProps<typeof LateLink>, 'when'>) => (
  <LateLink {...props} when={() => withScroll(props.to)} />
)
