import { camel, words, type Stub } from './stub.ts'
import { whoMayRow } from './who-may-row.ts'

/** A call that answers: contract, query, row in the permission table. */
export const endpointStub = (root: string, feature: string, name: string): Stub => {
  const call = camel(name)
  const row = whoMayRow(root, feature, {
    file: name,
    name: call,
    may: 'everybody',
    call: "() => ({ query: { id: '1' } })",
  })
  return {
    files: {
      [`features/${feature}/contract/${name}.endpoints.ts`]: `import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'

/** Say what the call is for. */
export const ${call} = endpoint({
  name: '${call}',
  method: 'GET',
  path: '/${feature}/${name}',
  summary: '${words(name)}',
  query: z.object({ id: idParam() }),
  response: z.object({ id: id() }),
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
  run: async (_ctx, { query: { id } }) => ({ id }),
})
`,
      ...row.files,
    },
    edits: row.edits,
    steps: [
      '`load` the real subject and name its policy action in `authorize`; say in the permission table who may',
      'name the tags that the answer `reads` (platform/contract/tags.ts)',
    ],
  }
}
