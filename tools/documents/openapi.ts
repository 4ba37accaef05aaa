import { accountsThrough } from '#platform/contract/sign-on-accounts.ts'
import { diskStorage } from '#platform/server/files/storage.ts'
import { createHttpApp } from '#platform/server/http/app.ts'
import { mountFeatures } from '#platform/server/http/mount.ts'
import { createFeatures } from '../../apps/portal/features.ts'
import { addOpenApi } from '../../apps/portal/openapi.ts'

const nobody = async (): Promise<never> => {
  throw new Error('only described, never called')
}

/** OpenAPI 3.1 of every call, without a database. */
export const openApi = async (): Promise<string> => {
  const app = await createHttpApp({
    logLevel: 'silent',
    https: false,
    requestsPerMinute: 1,
    trustProxy: false,
    constraintErrors: {},
  })
  await addOpenApi(app)
  const accounts = accountsThrough(() => nobody)
  const signOn = { exchange: nobody, refresh: nobody, end: nobody, confirm: nobody, keys: nobody, accounts }
  const identity = { signOn, verify: nobody, publicUrl: '', signOnUrl: '' }
  const vault = () => {
    throw new Error('only described, never called')
  }
  const files = diskStorage('')
  mountFeatures(
    app,
    createFeatures({ demo: false, publicUrl: '', identity, files, vault, mail: null }),
    nobody,
  )
  await app.ready()
  const described = app.swagger()
  // By path: renaming or splitting a file does not change the document.
  const paths = Object.fromEntries(
    Object.entries(described.paths ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  return JSON.stringify({ ...described, paths }, null, 1)
}
