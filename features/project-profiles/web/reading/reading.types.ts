import type { ElementTree } from '../../../fields/domain/tree.ts'
import type { ProfileData } from '../renderer/profile-source.ts'
import type { PictureSource } from '../../../fields/web/rich/picture-source.ts'
import type { Differences } from './differences.ts'

/** One of two times that are compared, seen from one of them. */
export type Comparison = {
  side: 'before' | 'after'
  /** The profile at the other time. */
  other: ProfileData
  differences: Differences
}

/** A profile that is read: its template, its values without what is hidden, and what they are compared with. */
export type Reading = {
  tree: ElementTree
  /** `null`: nothing can be fetched, as in a preview. */
  projectId: number | null
  data: ProfileData
  /** `null`: words stand for pictures. */
  pictures: PictureSource | null
  comparison?: Comparison
}
