import type { ComponentProps } from 'react'
import { LateLink } from '#platform/web/work/navigation/LateLink.tsx'
import { withScrollY } from '#platform/domain/screen-paths.ts'

/** A link from the tree with the current scroll position, for the way back. */
export const TreeLink = (props: Omit<ComponentProps<typeof LateLink>, 'when'>) => (
  <LateLink {...props} when={() => withScrollY(props.to, window.scrollY)} />
)
