import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { createVault, readKeys, type Vault } from './vault.ts'

/**
 * The keys of a file, the newest first, read again as soon as the file is another one: a change of keys needs no restart. While
 * the file cannot be read, the keys last read remain.
 */
export const keysOfFile = (file: string): (() => readonly Buffer[]) => {
  let known: Buffer[] | undefined
  let seen = ''
  return () => {
    try {
      const { ino, mtimeMs, size } = statSync(file)
      const now = `${ino} ${mtimeMs} ${size}`
      if (known === undefined || now !== seen) {
        known = readKeys(readFileSync(file, 'utf8'))
        seen = now
      }
    } catch (error) {
      if (known === undefined) throw error
    }
    return known
  }
}

/** The variables with the keys. */
export type VaultConfig = Pick<Config, 'mode' | 'dataDir' | 'secretsKey' | 'secretsKeyFile'>

/** Next to the data folder, not in it: a copy of the data does not include the key. */
const generatedFile = (dataDir: string): string => `${resolve(dataDir)}-secrets.key`

const exists = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Makes the key of a portal without a configured one at its first start; of two concurrent starts one makes it. */
const makeKey = (dataDir: string): void => {
  const file = generatedFile(dataDir)
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!exists(error)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The file with the keys of a configuration; null where they are a variable of the environment. */
export const keyFileOf = ({ mode, dataDir, secretsKey, secretsKeyFile }: VaultConfig): string | null => {
  if (secretsKey) return null
  if (secretsKeyFile) return secretsKeyFile
  if (mode === 'production')
    throw new Error('SECRETS_KEY or SECRETS_KEY_FILE: is needed when RUNWAY_MODE is production')
  makeKey(dataDir)
  return generatedFile(dataDir)
}

/** The keys of a configuration as they are now, the newest first; production is given its key, a demo makes its own. */
export const secretKeysOf = (config: VaultConfig): readonly Buffer[] => {
  const file = keyFileOf(config)
  return readKeys(file === null ? config.secretsKey! : readFileSync(file, 'utf8'))
}

/** The vault of a service's configuration; it follows the file of the keys. */
export const vaultOf = (config: VaultConfig): Vault => {
  const file = keyFileOf(config)
  return createVault(file === null ? readKeys(config.secretsKey!) : keysOfFile(file))
}
