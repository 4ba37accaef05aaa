import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { openApi } from './documents/openapi.ts'

/** Writes the OpenAPI description of every call into the file named. */
const [, , target] = process.argv
if (target === undefined) throw new Error('Usage: node tools/run.mjs tools/write-openapi.ts FILE')
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, `${await openApi()}\n`)
process.exit(0)
