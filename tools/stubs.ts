/** What a recipe writes, and what is left to do by hand. */
type Stub = { files: Record<string, string>; steps: string[] }

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string): string => camel(`-${name}`)

const endpoint = (feature: string, name: string): Stub => ({
  files: {
    [`features/${feature}/contract/${name}.endpoints.ts`]: `import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'

/** Say what the call is for. */
export const ${camel(name)} = endpoint({
  name: '${camel(name)}',
  method: 'GET',
  path: '/${feature}/${name}',
  summary: 'Say it in a few words',
  query: z.object({ id: idParam() }),
  response: z.object({ id: z.int() }),
  reads: [],
  permission: 'signed-in',
})
`,
    [`features/${feature}/server/${name}.query.ts`]: `import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { ${camel(name)} } from '../contract/${name}.endpoints.ts'

/** Say what it answers. */
export const ${camel(name)}Query = query({
  endpoint: ${camel(name)},
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (_ctx, input) => ({ id: input.query.id }),
})
`,
  },
  steps: [
    `put ${camel(name)} into features/${feature}/contract/index.ts`,
    `put ${camel(name)}Query into features/${feature}/index.ts`,
    'load the real subject and name its policy action in `authorize`',
    'add its row to apps/portal/who-may.api.test.ts and run npm run docs',
  ],
})

const screen = (feature: string, name: string): Stub => ({
  files: {
    [`features/${feature}/web/screens/${pascal(name)}.tsx`]: `import { useTranslation } from 'react-i18next'

/** Say what a person does here. */
export const ${pascal(name)} = () => {
  const { t } = useTranslation('${feature}')
  return <p>{t('${camel(name)}.empty')}</p>
}
`,
  },
  steps: [
    `one row in features/${feature}/web/screens.ts: screen({ path, title: '${feature}:${camel(name)}.title', access, layout: 'work', load: () => import('./screens/${pascal(name)}.tsx'), component: '${pascal(name)}' })`,
    `${camel(name)}.title and ${camel(name)}.empty in features/${feature}/texts/ru.json and en.json`,
    'one row in apps/web/work/menu.ts when it stands in the menu',
    'start from ListScreen, DetailsScreen or Form: /bch/view/bch-test shows them',
  ],
})

const transition = (feature: string, name: string): Stub => ({
  files: {
    [`features/${feature}/server/${name}.use-case.ts`]: `import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { ${camel(name)} } from '../contract/${name}.endpoints.ts'

/** Say who moves what, and what follows. */
export const ${camel(name)}UseCase = useCase({
  endpoint: ${camel(name)},
  load: (ctx, { body }) => findSubject(ctx.db, body.id),
  authorize: subjects.${camel(name)},
  run: async (ctx, { body }, subject) => {
    await transition(ctx, subjectMachine, '${camel(name)}', {
      id: subject.id,
      acceleratorId: subject.acceleratorId,
      facts: async () => (await findSubject(ctx.db, subject.id))!,
    })
    return undefined
  },
})
`,
  },
  steps: [
    `a row for ${camel(name)} in the machine and its rule in the policy of features/${feature}/domain`,
    `npm run new -- endpoint ${feature} ${name} for the call, as a POST with a strict body`,
    'the label of the action in both texts, the matrix test, npm run docs',
  ],
})

const feature = (name: string): Stub => ({
  files: {
    [`features/${name}/contract/index.ts`]: `import type { Endpoint } from '#platform/contract/endpoint.ts'

/** Every call of this feature. */
export const endpoints: Endpoint[] = []
`,
    [`features/${name}/index.ts`]: `import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'

/** Say what part of the business it is. */
export const ${camel(name)}Feature: Feature = { name: '${name}', endpoints, handlers: [] }
`,
    [`features/${name}/texts/ru.json`]: '{}\n',
    [`features/${name}/texts/en.json`]: '{}\n',
  },
  steps: [`put ${camel(name)}Feature into apps/portal/features.ts`],
})

/** The recipes of CONTRIBUTING that begin with files. */
export const stubs: Record<string, (feature: string, name: string) => Stub> = {
  endpoint,
  screen,
  transition,
  feature: (name) => feature(name),
}
