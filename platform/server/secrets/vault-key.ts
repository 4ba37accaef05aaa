import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { createVault, readKeys, type Vault } from './vault.ts'

/** The variables with the keys. */
export type VaultConfig = Pick<Config, 'mode' | 'dataDir' | 'secretsKey' | 'secretsKeyFile'>

/** Next to the data folder, not in it: a copy of the data does not include the key. */
const generatedFile = (dataDir: string): string => `${resolve(dataDir)}-secrets.key`

const exists = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** The generated key of a portal without a configured one, created at the first start; of two concurrent starts one creates it. */
const generatedKey = (dataDir: string): string => {
  const file = generatedFile(dataDir)
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    return readFileSync(file, 'utf8')
  } catch {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  }
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!exists(error)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

/** The keys of a service's configuration, the newest first; production is given its key, a demo makes its own. */
export const secretKeysOf = ({ mode, dataDir, secretsKey, secretsKeyFile }: VaultConfig): Buffer[] => {
  if (secretsKey) return readKeys(secretsKey)
  if (secretsKeyFile) return readKeys(readFileSync(secretsKeyFile, 'utf8'))
  if (mode === 'production')
    throw new Error('SECRETS_KEY or SECRETS_KEY_FILE: is needed when RUNWAY_MODE is production')
  return readKeys(generatedKey(dataDir))
}

/** The vault of a service's configuration. */
export const vaultOf = (config: VaultConfig): Vault => createVault(secretKeysOf(config))
