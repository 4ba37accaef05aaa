import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import * as files from './server/template-file.use-case.ts'
import { sweptForms } from './server/template-files.ts'
import * as versions from './server/template-version.use-case.ts'
import * as templates from './server/template.use-case.ts'
import * as queries from './server/templates.query.ts'

export { activeTemplates, latestTemplates, type TemplateInUse } from './server/templates-in-use.ts'
export { activeTree, treeOfVersions, treesOf, withElements } from './server/trees.ts'

/** Templates of project profiles and their versions. */
export const profileTemplatesFeature: Feature = {
  name: 'profile-templates',
  endpoints,
  handlers: [
    ...Object.values(queries),
    ...Object.values(templates),
    ...Object.values(versions),
    ...Object.values(files),
  ],
  files: [sweptForms],
  constraintErrors: {
    profile_template_one_draft: 'STATE_CHANGED',
    profile_template_one_active: 'STATE_CHANGED',
  },
}
