import type { ContentState } from './states.ts'

type Content = { contentStatus: ContentState }

/** Whether content is still a draft. */
export const isDraft = ({ contentStatus }: Content): boolean => contentStatus === 'DRAFT'

/** Whether content is published. */
export const isPublished = ({ contentStatus }: Content): boolean => contentStatus === 'PUBLISHED'

/** Whether content was put away. */
export const isArchived = ({ contentStatus }: Content): boolean => contentStatus === 'ARCHIVE'

/** Whether projects are kept from working on a track. */
export const isShut = ({ accessStatus }: { accessStatus: 'ALLOWED_TO_WORK' | 'BLOCKED' }): boolean =>
  accessStatus === 'BLOCKED'

/** Whether the accelerator of the content works now. */
export const isAcceleratorActive = (tree: {
  acceleratorStatus: 'PLANNED' | 'ACTIVE' | 'FINISHED'
}): boolean => tree.acceleratorStatus === 'ACTIVE'
