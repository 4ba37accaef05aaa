import { camel, words, type Stub } from './stub.ts'
import { whoMayRow } from './who-may-row.ts'

/** A call that answers: contract, query, row in the permission table. */
export const endpointStub = (root: string, feature: string, name: string): Stub => {
  const call = camel(name)
  const row = whoMayRow(root, feature, {
    file: name,
    name: call,
    may: 'everybody',
    call: '() => ({ query: {} })',
  })
  return {
    files: {
      [`features/${feature}/contract/${name}.endpoints.ts`]: `import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** Say what the call is for. */
export const ${call} = endpoint({
  name: '${call}',
  method: 'GET',
  path: '/${feature}/${name}',
  summary: '${words(name)}',
  query: z.object({}),
  response: z.object({ count: z.int() }),
  reads: [],
  permission: 'signed-in',
})
`,
      [`features/${feature}/server/${name}.query.ts`]: `import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { ${call} } from '../contract/${name}.endpoints.ts'

export const ${call}Query = query({
  endpoint: ${call},
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async () => ({ count: 0 }),
})
`,
      ...row.files,
    },
    edits: row.edits,
    steps: [
      'in the contract: the parameters; in the handler: `load` the real subject, and its policy action in `authorize`; in the permission table: who may',
      'in the contract: the tags that the answer `reads` (platform/contract/tags.ts)',
    ],
  }
}
