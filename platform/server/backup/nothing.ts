import { Writable } from 'node:stream'

/** A stream that takes everything and stores none of it. */
export const nothing = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })
