import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getProfileTemplate } from '../../../contract/template.endpoints.ts'
import type { TemplateTree } from '../../../domain/template.ts'
import type { TreeHistory } from './tree-history.ts'

/** A version as the server shows it. */
export type TemplateVersion = ResponseOf<typeof getProfileTemplate>

/** Whether the server lets this person change the tree of this version. */
export const mayEdit = ({ actions }: Pick<TemplateVersion, 'actions'>): boolean => actions.includes('edit')

/** Whether the tree on the screen is the one on the server. */
export type Phase = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' | 'conflict'

/** A version while somebody builds it. */
export type BuilderState = {
  /** As the server last showed it: everything but the tree, which lives in `history`. */
  version: TemplateVersion
  history: TreeHistory
  /** The tree the server has. */
  saved: TemplateTree
  phase: Phase
  savedAt: string | null
  /** Why it is not saved. */
  failure: unknown
  /** What somebody else saved meanwhile. */
  theirs: TemplateVersion | null
}

/** What a session does outside of itself. */
export type BuilderCalls = {
  save: (versionId: number, version: number, tree: TemplateTree) => Promise<TemplateVersion>
  read: (templateId: number, versionId: number) => Promise<TemplateVersion>
  /** Begins a draft from a version that is no draft any more. */
  begin: (versionId: number) => Promise<TemplateVersion>
}
