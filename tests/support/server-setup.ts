import { afterAll } from 'vitest'
import { closeFile } from './after-file.ts'
import { restartSequence } from './factories/sequence.ts'

restartSequence()
afterAll(closeFile, 60_000)
