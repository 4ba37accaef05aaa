import type { Entry } from '#platform/web/save-queue/entry.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getProfileTemplate } from '../../contract/template.endpoints.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import type { TreeHistory } from './tree-history.ts'

/** A version, as returned by the server. */
export type TemplateVersion = ResponseOf<typeof getProfileTemplate>

/** Whether the user may edit the tree of this version. */
export const mayEdit = ({ actions }: Pick<TemplateVersion, 'actions'>): boolean => actions.includes('edit')

/** State of an editing session. */
export type BuilderState = {
  /** The latest version from the server; its tree is in `history`. */
  version: TemplateVersion
  history: TreeHistory
  /** Save status of the tree. */
  entry: Entry<ElementTree>
  /** What somebody else saved or published in the meantime. */
  theirs: TemplateVersion | null
  /** Why saving failed. */
  failure: unknown
}

/** Server calls of a session. */
export type BuilderCalls = {
  save: (versionId: number, version: number, tree: ElementTree) => Promise<TemplateVersion>
  read: (templateId: number, versionId: number) => Promise<TemplateVersion>
  /** Creates a draft from a version that is no longer one. */
  begin: (versionId: number) => Promise<TemplateVersion>
}
