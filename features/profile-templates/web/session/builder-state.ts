import type { Entry } from '#platform/web/save-queue/entry.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getProfileTemplate } from '../../contract/template.endpoints.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import type { TreeHistory } from './tree-history.ts'

/** A version as the server shows it. */
export type TemplateVersion = ResponseOf<typeof getProfileTemplate>

/** Whether the server lets this person change the tree of this version. */
export const mayEdit = ({ actions }: Pick<TemplateVersion, 'actions'>): boolean => actions.includes('edit')

/** A version while somebody builds it. */
export type BuilderState = {
  /** As the server last showed it: everything but the tree, which lives in `history`. */
  version: TemplateVersion
  history: TreeHistory
  /** How the saving of the tree stands. */
  entry: Entry<ElementTree>
  /** What somebody else saved meanwhile, or published. */
  theirs: TemplateVersion | null
  /** Why it is not saved. */
  failure: unknown
}

/** What a session does outside of itself. */
export type BuilderCalls = {
  save: (versionId: number, version: number, tree: ElementTree) => Promise<TemplateVersion>
  read: (templateId: number, versionId: number) => Promise<TemplateVersion>
  /** Begins a draft from a version that is no draft any more. */
  begin: (versionId: number) => Promise<TemplateVersion>
}
