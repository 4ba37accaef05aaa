// Changes the keys of a running portal: npm run rotate-keys, later npm run rotate-keys -- --drop-former
import { onDatabase } from './database/on-database.ts'
import { oneAtATime } from './database/one-at-a-time.ts'
import { dropKeys, rotateKeys } from './keys/rotate-keys.ts'

const [option, ...more] = process.argv.slice(2)
if (more.length > 0 || (option !== undefined && option !== '--drop-former')) {
  process.stderr.write('npm run rotate-keys, or npm run rotate-keys -- --drop-former\n')
  process.exit(1)
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  // Of two commands that each put a key into the file one would replace the other's, with which something is encrypted already.
  await onDatabase((db, config, url) =>
    oneAtATime(url, 'rotate-keys', () => (option ? dropKeys : rotateKeys)({ db, config, say })),
  )
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
