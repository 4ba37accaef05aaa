// Changes the keys of a running portal: npm run rotate-keys, later npm run rotate-keys -- --drop-former;
// the secrets of webhooks: npm run rotate-keys -- --hook-secrets
import { onDatabase } from './database/on-database.ts'
import { oneAtATime } from './database/one-at-a-time.ts'
import { replaceHookSecrets } from './keys/replace-hook-secrets.ts'
import { dropKeys, rotateKeys, type Rotation } from './keys/rotate-keys.ts'

const commands: Readonly<Record<string, (rotation: Rotation) => Promise<void>>> = {
  '': rotateKeys,
  '--drop-former': dropKeys,
  '--hook-secrets': replaceHookSecrets,
}

const [option = '', ...more] = process.argv.slice(2)
const command = Object.hasOwn(commands, option) ? commands[option] : undefined
if (!command || more.length > 0) {
  process.stderr.write('npm run rotate-keys, or with -- --drop-former or -- --hook-secrets\n')
  process.exit(1)
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  // Of two commands that each put a key into the file one would replace the other's, with which something is encrypted already.
  await onDatabase((db, config, url) => oneAtATime(url, 'rotate-keys', () => command({ db, config, say })))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
