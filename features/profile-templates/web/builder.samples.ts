import type { ElementTree } from '../../fields/domain/tree.ts'
import type { TemplateVersion } from './session/builder-state.ts'

const at = '2026-11-21T09:00:00.000Z'

/** A sample version for tests: an editable draft. */
export const versionOf = (tree: ElementTree, given: Partial<TemplateVersion> = {}): TemplateVersion => ({
  id: 7,
  templateId: 3,
  name: 'Профиль проекта',
  description: '',
  purpose: 'PROFILE',
  main: false,
  number: 1,
  status: 'DRAFT',
  version: 1,
  updatedAt: at,
  updatedBy: null,
  publishedAt: null,
  tree,
  problems: [],
  warnings: [],
  usedCodes: [],
  use: { tasks: [], tasksCount: 0, begun: 0, elements: [], elementsCount: 0 },
  files: [],
  versions: [{ id: 7, number: 1, status: 'DRAFT', updatedAt: at, publishedAt: null, elementsCount: 3 }],
  actions: ['publish', 'edit'],
  templateActions: ['rename', 'copy'],
  ...given,
})
