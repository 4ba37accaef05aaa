// Checks that nobody changed or cut off the audit trail: npm run audit:check -- [FILE OF SEALS]
import { readFile } from 'node:fs/promises'
import { checkAudit, findForeignSeal, readSealLines } from '#features/administration'
import { onDatabase } from './database/on-database.ts'

const file = process.argv[2]

await onDatabase(async (db) => {
  const { seals, entries, broken } = await checkAudit(db)
  const foreign = file ? await findForeignSeal(db, readSealLines(await readFile(file, 'utf8'))) : null
  if (broken)
    process.stdout.write(
      `broken: seal ${broken.id} does not hold for entries ${broken.from} to ${broken.to}: one of them was changed, added or deleted\n`,
    )
  if (foreign)
    process.stdout.write(
      `broken: seal ${foreign.id} of ${file} is not in the database: the trail was truncated or rebuilt\n`,
    )
  if (broken || foreign) process.exitCode = 1
  else process.stdout.write(`${entries} entries under ${seals} seals hold\n`)
})
