import { runnerImport, type Plugin } from 'vite'
import type { Endpoint } from '#platform/contract/endpoint.ts'

/** Importers that get contracts without schemas: public pages, sign-on pages, and code shared by both entries. */
const lightImporter = /\/web\/public\/|\/apps\/sso\/web\/|\/apps\/web\/[^/]+\.ts$/
const light = '?light'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value

/** The parts of an endpoint that a call needs; of headers only the names. */
const withoutSchemas = ({
  name,
  method,
  path,
  permission,
  transport,
  ownUid,
  headers,
}: Endpoint): object => ({
  name,
  method,
  path,
  permission,
  transport,
  ownUid,
  headers: headers && { shape: Object.fromEntries(Object.keys(headers.shape).map((header) => [header, 1])) },
})

/**
 * Public pages make calls but do not validate: the server names the invalid fields. So their build retains of a
 * contract what `call` uses, and leaves the schemas with their 24 kB (gzip) library to the work area.
 */
export const lightContracts = (): Plugin => ({
  name: 'light-contracts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/\bendpoints\.ts$/.test(source) || !importer || !lightImporter.test(importer)) return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    return resolved && resolved.id + light
  },
  async load(id) {
    if (!id.endsWith(light)) return null
    const file = id.slice(0, -light.length)
    this.addWatchFile(file)
    const { module } = await runnerImport<Record<string, unknown>>(file, {
      configFile: false,
      logLevel: 'error',
    })
    return Object.entries(module)
      .filter(([, value]) => isEndpoint(value))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(withoutSchemas(value as Endpoint))}`)
      .join('\n')
  },
})
