import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { sweptForms } from './server/template-files.ts'

export { leaveSampleForm, takeSampleForm } from './server/sample-form.ts'
export { activeTemplates, latestTemplates, type TemplateInUse } from './server/templates-in-use.ts'
export { activeTree, treeOfVersions, treesOf, withElements } from './server/trees.ts'

/** Templates of project profiles and their versions. */
export const profileTemplatesFeature = featureOf(parts, { files: sweptForms })
