import type { ElementTree } from '../../../fields/domain/tree.ts'
import type { ProfileData } from '../renderer/profile-source.ts'
import type { PictureSource } from '../../../fields/web/rich/picture-source.ts'
import type { Differences } from './differences.ts'

/** One of two compared times, from the perspective of the other. */
export type Comparison = {
  side: 'before' | 'after'
  /** The profile at the other time. */
  other: ProfileData
  differences: Differences
}

/** A profile being read: its template, its visible values, and those that they are compared with. */
export type Reading = {
  tree: ElementTree
  /** `null`: files cannot be downloaded, as in a preview. */
  projectId: number | null
  data: ProfileData
  /** `null`: texts replace pictures. */
  pictures: PictureSource | null
  comparison?: Comparison
}
