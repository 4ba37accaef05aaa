import { camel, type Stub } from './stub.ts'

/** An empty part of the business. */
export const featureStub = (_root: string, name: string): Stub => ({
  files: {
    [`features/${name}/index.ts`]: `import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Say what part of the business it is. */
export const ${camel(name)}Feature = featureOf(parts)
`,
    [`features/${name}/texts/ru.json`]: '{}\n',
    [`features/${name}/texts/en.json`]: '{}\n',
  },
  edits: [
    {
      path: 'apps/portal/features.ts',
      does: 'one of the features of the portal',
      edit: (text) => {
        const imported = `import { ${camel(name)}Feature } from '#features/${name}'\n${text}`
        // Among the features whose lists, search and agenda are collected by later ones.
        const last = imported.indexOf('\n  ]')
        return last < 0
          ? null
          : `${imported.slice(0, last)}\n    ${camel(name)}Feature,${imported.slice(last)}`
      },
    },
  ],
  steps: [`npm run new -- list ${name} <what-it-lists>; describe in index.ts what the feature is for`],
})
